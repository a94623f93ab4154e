import { z } from 'zod';
import { bool, entityUuid, text, timestamp } from '../../platform/db/columns.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { sessionNotFound } from './errors.ts';

const moment = timestamp.meta({ format: 'date-time' });

/** A login of an account, as returned by the API. */
export const sessionRow = z.object({
  uuid: entityUuid,
  type: z.enum(['cookie', 'token']).describe('The type of credential: a cookie, or a pair of tokens.'),
  user_agent: text.nullable().describe('The user agent of the browser or program that signed in.'),
  created_at: moment.describe('The time at which the sign-in took place, in ISO 8601 format (UTC).'),
  last_used_at: moment.describe('The time at which it was last used, accurate to a few minutes.'),
  expires_at: moment.describe('The time at which it expires at the latest.'),
  current: bool.meta(kind('flag', 'True if it is the session of this request.')),
});
export type Session = z.output<typeof sessionRow>;

/** The login operations for one account. */
export interface Logins {
  /** Lists the active logins, most recently used first. */
  list(db: Db): Promise<readonly Session[]>;
  /** Revokes one login, or all except one. */
  end(db: Db, which: { readonly only?: string; readonly except?: string | null }): Promise<unknown>;
  /** The current request's login. Null if the request has no login. */
  readonly current: string | null;
}

/**
 * Revokes and returns one login of an account in a single transaction. It can be the current login. Throws
 * `SESSION_NOT_FOUND` (404).
 */
export const endLogin = (db: Db, { list, end }: Logins, uuid: string): Promise<Session> =>
  db.transaction(async (tx) => {
    const sessions = await list(tx);
    const ended = isUuid(uuid) ? sessions.find((session) => session.uuid === uuid.toLowerCase()) : undefined;
    if (!ended) throw sessionNotFound();
    await end(tx, { only: ended.uuid });
    return ended;
  });

/** Revokes and returns all logins of an account, or all except the current one, in a single transaction. */
export const endLogins = (
  db: Db,
  { list, end, current }: Logins,
  keepsCurrent: boolean,
): Promise<readonly Session[]> =>
  db.transaction(async (tx) => {
    const sessions = await list(tx);
    await end(tx, { except: keepsCurrent ? current : null });
    return sessions.filter((session) => !(keepsCurrent && session.current));
  });
