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
/** Its row among the saved settings says that the demo data were loaded, also when they were deleted since. */
const MARK = 'demoPrepared';

const nothing = sql.type(z.object({}));

/**
 * Makes a new demo store one that can be tried at once: products, and zones to ship to. Once; a start that was
 * interrupted on the way is made whole by the next.
 */
export async function prepareDemo(app: AppContext, onStep?: (step: Step) => void): Promise<void> {
  if (await app.db.exists(nothing`select from setting where name = ${MARK}`)) return;
  onStep?.({ name: 'loadDemo' });
  await seedDemo(app, app.db);
  await createDemoZones(app);
  await app.db.run(
    nothing`insert into setting (name, value) values (${MARK}, 'true') on conflict (name) do nothing`,
  );
}

/** The administrator of a demo store: made where there is none at all. Null where there are others alone. */
export async function createDemoAdmin({ db }: AppContext): Promise<DemoAdmin | null> {
  if (await db.exists(nothing`select from admin_user where lower(email) = ${EMAIL}`))
    return { email: EMAIL, password: null };
  if (await db.exists(nothing`select from admin_user`)) return null;
  const password = randomBytes(12).toString('base64url');
  await createAdmin(db, { email: EMAIL, password, fullName: 'Demo administrator' });
  return { email: EMAIL, password };
}
