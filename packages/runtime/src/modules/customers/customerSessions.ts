import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CustomerCaller } from '../../platform/contracts/caller.ts';
import { deleteCustomerLogins, listCustomerLogins } from './customerLogin.repo.ts';
import { customerOf } from '../../platform/contracts/caller.ts';
import { sessionRoutes } from '../credentials/index.ts';
import type { Logins, Session } from '../credentials/index.ts';
import { SESSION_COOKIE } from './credentials.ts';

/** Returns the logins of the calling customer. */
const myLogins = (app: AppContext, { id, login }: CustomerCaller): Logins => ({
  current: login ?? null,
  list: (db) => listCustomerLogins(db, id, login ?? null, app.clock.now()),
  end: (db, which) => deleteCustomerLogins(db, id, which),
});

/** Lists the active logins of the calling customer, most recently used first. */
export const listOwnLogins = (app: AppContext, db: Db, caller: CustomerCaller): Promise<readonly Session[]> =>
  myLogins(app, caller).list(db);

/** Ends all logins of the calling customer except the current one. */
export async function endOtherLogins(app: AppContext, db: Db, caller: CustomerCaller): Promise<void> {
  const { end, current } = myLogins(app, caller);
  await end(db, { except: current });
}

/** The routes with which customers manage their own login sessions. */
export const customerSessionRoutes = sessionRoutes({
  ids: { list: 'listMySessions', endAll: 'endMySessions', end: 'endMySession' },
  path: '/api/customers/me/sessions',
  access: 'customer',
  loginsOf: (app, caller) => myLogins(app, customerOf(caller)),
  cookie: SESSION_COOKIE,
});
