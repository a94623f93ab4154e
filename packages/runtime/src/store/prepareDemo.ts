import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../platform/contracts/context.ts';
import { sql } from '../platform/db/db.ts';
import { createAdmin } from '../modules/auth/index.ts';
import { loadDemo } from '../modules/demo/loadDemo.ts';
import type { Step } from './openStore.ts';

/** The administrator of a demo store. */
export interface DemoAdmin {
  readonly email: string;
  /** The password at the first start. Null later, because only its hash is stored. */
  readonly password: string | null;
}

const EMAIL = 'admin@example.com';
/** The setting that records that the demo data were loaded, even if they have since been deleted. */
const MARK = 'demoPrepared';

const nothing = sql.type(z.object({}));

/**
 * Loads products, shipping zones and a homepage into a new demo store, so that it can be tried out immediately. Runs once; the next start
 * completes an interrupted one.
 */
export async function prepareDemo(app: AppContext, onStep?: (step: Step) => void): Promise<void> {
  if (await app.db.exists(nothing`select from setting where name = ${MARK}`)) return;
  onStep?.({ name: 'loadDemo' });
  await loadDemo(app);
  await app.db.run(
    nothing`insert into setting (name, value) values (${MARK}, 'true') on conflict (name) do nothing`,
  );
}

/** Creates the administrator of a demo store if there is no administrator at all. Returns null if only others exist. */
export async function createDemoAdmin({ db }: AppContext): Promise<DemoAdmin | null> {
  if (await db.exists(nothing`select from admin_user where lower(email) = ${EMAIL}`))
    return { email: EMAIL, password: null };
  if (await db.exists(nothing`select from admin_user`)) return null;
  const password = randomBytes(12).toString('base64url');
  await createAdmin(db, { email: EMAIL, password, fullName: 'Demo administrator' });
  return { email: EMAIL, password };
}
