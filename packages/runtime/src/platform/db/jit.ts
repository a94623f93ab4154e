import { z } from 'zod';
import type { Logger } from 'pino';
import { bool, noColumns } from './columns.ts';
import { sql } from './db.ts';
import type { Db } from './db.ts';

/**
 * The connection option that disables PostgreSQL's just-in-time compilation. PostgreSQL decides to compile based on a cost
 * estimate, which is too high for generic plans. A list query of a few milliseconds could take more than a second to compile each
 * time.
 */
export const WITHOUT_JIT = '-c jit=off';

/**
 * Disables JIT compilation in a new session. Needed if the address may be a pooler's, because poolers reject the connection option.
 */
export const turnJitOff = async (client: { query(text: string): Promise<unknown> }): Promise<void> => {
  await client.query('set jit = off');
};

const compiling = sql.type(z.object({ compiles: bool }))`select current_setting('jit') = 'on' as compiles`;

/**
 * Disables JIT compilation for sessions behind a pooler, which rejects the connection option. Changes the role's setting in this
 * database, which affects all sessions that the pooler opens later. Call this once at startup. Sends one SQL statement if JIT
 * compilation is already disabled.
 */
export async function keepJitOff(db: Db, log: Logger): Promise<void> {
  if (!(await db.one(compiling)).compiles) return;
  try {
    await db.transaction(async (tx) => {
      await tx.run(alterRole);
      await tx.run(sql.type(noColumns)`select set_config('jit', 'off', false)`);
    });
  } catch (error) {
    log.warn(
      { err: error },
      'PostgreSQL compiles statements, and the role may not turn it off: set jit = off for it',
    );
  }
}

/**
 * Disables JIT compilation for the current role. The lock serializes concurrent startups, because PostgreSQL rejects concurrent
 * changes to the same setting.
 */
const alterRole = sql.type(noColumns)`
  do $$ begin
    perform pg_advisory_xact_lock(hashtext('shop.jit'));
    execute format('alter role current_user in database %I set jit = off', current_database());
  end $$`;
