import { z } from 'zod';
import type { Logger } from 'pino';
import { bool, noColumns } from './columns.ts';
import { sql } from './db.ts';
import type { Db } from './db.ts';

/**
 * The startup option that keeps PostgreSQL from compiling statements. It decides by the estimated cost, which a generic plan puts high:
 * a list that takes some milliseconds took more than a second to compile, each time.
 */
export const WITHOUT_JIT = '-c jit=off';

/** Turns compilation off for a session that was just opened, where the address may be that of a pooler: those refuse startup options. */
export const turnJitOff = async (client: { query(text: string): Promise<unknown> }): Promise<void> => {
  await client.query('set jit = off');
};

const compiling = sql.type(z.object({ compiles: bool }))`select current_setting('jit') = 'on' as compiles`;

/**
 * Turns compilation off for the sessions of a pooler, which took no startup option: for the role in this database, so that each session
 * that the pooler opens from now on has it. Call it once at the start of a shop. One statement where it is off already.
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

/** Starts at the same time wait for each other: PostgreSQL refuses to change one setting twice at once. */
const alterRole = sql.type(noColumns)`
  do $$ begin
    perform pg_advisory_xact_lock(hashtext('shop.jit'));
    execute format('alter role current_user in database %I set jit = off', current_database());
  end $$`;
