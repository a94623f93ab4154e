import type { DoctorRule, Job } from '@shop/runtime/extension';
import { deleteEndedSessions, listBrokenSessions } from './session.ts';

const BATCH = 1000;
const MOST = 1000;

/** Deletes the sessions that ended without an order. Their carts go like any other abandoned cart. */
export const sweepSessions: Job = {
  id: 'sweepAgentSessions',
  schedule: '*/10 * * * *',
  async run(app, signal) {
    for (;;) {
      const deleted = await deleteEndedSessions(app.db, app.clock.now(), BATCH);
      if (deleted < BATCH || signal?.aborted) return;
    }
  },
};

/** The rule that a session which is over has an order, and one that is open has none. */
export const sessionRule: DoctorRule = {
  id: 'agents.sessions',
  about: 'Each purchase of an agent that was ordered has its order.',
  fix: 'Compare the session with the orders whose origin is `agents` and whose session is this ID, and delete the row of `agents_session` if there is none.',
  find: async (db) => (await listBrokenSessions(db, MOST)).map(({ id }) => id),
};
