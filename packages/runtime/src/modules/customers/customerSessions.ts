import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import type { CustomerCaller } from '../../platform/contracts/caller.ts';
import { sessionNotFound } from '../auth/index.ts';
import type { Session } from '../auth/index.ts';
import { deleteCustomerLogins, listCustomerLogins } from './customerLogin.repo.ts';

/** The logins of a customer that hold, the last used first. */
export const listMySessions = (
  app: AppContext,
  db: Db,
  { id, login }: CustomerCaller,
): Promise<readonly Session[]> => listCustomerLogins(db, id, login ?? null, app.clock.now());

/** Ends one login of a customer, which may be the one of the request. Returns it. */
export const endMySession = (
  app: AppContext,
  db: Db,
  caller: CustomerCaller,
  uuid: string,
): Promise<Session> =>
  db.transaction(async (tx) => {
    const sessions = await listMySessions(app, tx, caller);
    const ended = isUuid(uuid) ? sessions.find((session) => session.uuid === uuid.toLowerCase()) : undefined;
    if (!ended) throw sessionNotFound();
    await deleteCustomerLogins(tx, caller.id, { only: ended.uuid });
    return ended;
  });

/** Ends the logins of a customer, or all but the one of the request. Returns those that it ended. */
export const endMySessions = (
  app: AppContext,
  db: Db,
  caller: CustomerCaller,
  isOthersAlone: boolean,
): Promise<readonly Session[]> =>
  db.transaction(async (tx) => {
    const sessions = await listMySessions(app, tx, caller);
    await deleteCustomerLogins(tx, caller.id, { except: isOthersAlone ? (caller.login ?? null) : null });
    return sessions.filter(({ current }) => !(isOthersAlone && current));
  });
