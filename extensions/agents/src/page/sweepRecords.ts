import { column, sql, z } from '@shop/runtime/extension';
import type { Db, Job } from '@shop/runtime/extension';

const DAY_MS = 86_400_000;
const BATCH = 1000;
const idRow = z.object({ id: column.text });

const deleteRefusals = async (db: Db, before: Date): Promise<number> =>
  (
    await db.any(sql.type(idRow)`
      delete from agents_refusal where agents_refusal_id in (
        select agents_refusal_id from agents_refusal where created_at < ${before.toISOString()}::timestamptz
        order by created_at limit ${BATCH} for update skip locked
      ) returning agents_refusal_id::text as id`)
  ).length;

const deleteOpened = async (db: Db, before: Date): Promise<number> =>
  (
    await db.any(sql.type(idRow)`
      delete from agents_opened where (agent_key, day) in (
        select agent_key, day from agents_opened where day < ${before.toISOString().slice(0, 10)}::date
        order by day limit ${BATCH} for update skip locked
      ) returning agent_key as id`)
  ).length;

/** Deletes the refused purchases and the numbers of checkouts that are older than the setting says. */
export const sweepRecords: Job = {
  id: 'sweepAgentRecords',
  schedule: '40 3 * * *',
  async run(app, signal) {
    const { agentsRecordDays: days } = await app.settings(['agentsRecordDays']);
    const before = new Date(app.clock.now().getTime() - days * DAY_MS);
    for (const sweep of [deleteRefusals, deleteOpened])
      for (;;) if ((await sweep(app.db, before)) < BATCH || signal?.aborted) break;
  },
};
