import { z } from 'zod';
import type { Logger } from 'pino';
import { bool, noColumns } from './columns.ts';
import { sql } from './db.ts';
import type { Db } from './db.ts';

/**
 * The startup option that keeps PostgreSQL from compiling statements. PostgreSQL decides by the estimated cost, which a generic
 * plan overestimates: a list that takes some milliseconds took more than a second to compile, each time.
 */
export const WITHOUT_JIT = '-c jit=off';

/** Turns compilation off for a newly opened session when the address may be that of a pooler: poolers reject startup options. */
export const turnJitOff = async (client: { query(text: string): Promise<unknown> }): Promise<void> => {
  await client.query('set jit = off');
};

const compiling = sql.type(z.object({ compiles: bool }))`select current_setting('jit') = 'on' as compiles`;

/**
 * Turns compilation off for a pooler's sessions, which accepted no startup option: for the role in this database, so that each
 * session opened by the pooler from now on has it. Call it once at shop startup. One statement if it is already off.
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

/** Serializes concurrent starts: PostgreSQL refuses to change one setting twice at once. */
const alterRole = sql.type(noColumns)`
  do $$ begin
    perform pg_advisory_xact_lock(hashtext('shop.jit'));
    execute format('alter role current_user in database %I set jit = off', current_database());
  end $$`;
