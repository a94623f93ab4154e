import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../platform/context.ts';
import { sql } from '../platform/db/db.ts';
import { createAdmin } from '../modules/auth/index.ts';
import { seedDemo } from '../modules/catalog/demo/seedDemo.ts';
import { createDemoZones } from '../modules/shipping/index.ts';
import type { Step } from './openStore.ts';

export interface DemoAdmin {
  readonly email: string;
  /** Null but at the first start: only its hash is kept. */
  readonly password: string | null;
}

const EMAIL = 'admin@example.com';

/** Makes a new demo store one that can be tried at once: products, a zone to ship to, and an administrator. */
export async function prepareDemo(app: AppContext, onStep?: (step: Step) => void): Promise<DemoAdmin> {
  onStep?.({ title: 'Preparing the demo data' });
  await seedDemo(app, app.db);
  await createDemoZones(app);
  const isThere = await app.db.exists(
    sql.type(z.object({}))`select 1 from admin_user where lower(email) = ${EMAIL}`,
  );
  if (isThere) return { email: EMAIL, password: null };
  const password = randomBytes(12).toString('base64url');
  await createAdmin(app.db, { email: EMAIL, password, fullName: 'Demo administrator' });
  return { email: EMAIL, password };
}
