import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../platform/contracts/context.ts';
import { sql } from '../platform/db/db.ts';
import { createAdmin } from '../modules/auth/index.ts';
import { saveDemoShop } from '../modules/demo/demoShop.ts';
import { loadDemo } from '../modules/demo/loadDemo.ts';
import type { Step } from './openStore.ts';

/** The administrator of a demo store. */
export interface DemoAdmin {
  readonly email: string;
  /** The password on the first start. Null on later starts, because only its hash is stored. */
  readonly password: string | null;
}

const EMAIL = 'admin@example.com';
/** The setting that records that the demo data has been loaded, even if it was deleted later. */
const MARK = 'demoPrepared';

const nothing = sql.type(z.object({}));

/**
 * Sets the languages and the address, and loads products, shipping zones and a homepage into a new demo store, so that the store can be tried out immediately. Runs only once.
 * If it was interrupted, the next start completes it.
 */
export async function prepareDemo(app: AppContext, onStep?: (step: Step) => void): Promise<void> {
  if (await app.db.exists(nothing`select from setting where name = ${MARK}`)) return;
  onStep?.({ name: 'loadDemo' });
  await saveDemoShop(app);
  await loadDemo(app);
  await app.db.run(
    nothing`insert into setting (name, value) values (${MARK}, 'true') on conflict (name) do nothing`,
  );
}

/** Creates the administrator of a demo store if the store has no administrators. Returns null if it only has other administrators. */
export async function createDemoAdmin({ db }: AppContext): Promise<DemoAdmin | null> {
  if (await db.exists(nothing`select from admin_user where lower(email) = ${EMAIL}`))
    return { email: EMAIL, password: null };
  if (await db.exists(nothing`select from admin_user`)) return null;
  const password = randomBytes(12).toString('base64url');
  await createAdmin(db, { email: EMAIL, password, fullName: 'Demo administrator' });
  return { email: EMAIL, password };
}
