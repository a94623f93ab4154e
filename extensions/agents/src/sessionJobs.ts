import type { DoctorRule, Job } from '@shop/runtime/extension';
import { ACP_ORDER_SENDER } from './acp/orderMessages.ts';
import { deleteEndedSessions, listBrokenSessions } from './session.ts';
import { ORDER_SENDER } from './ucp/orderMessages.ts';

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

/** The rule that agents get the messages about their orders. */
export const deliveryRule: DoctorRule = {
  id: 'agents.deliveries',
  about: 'No message to an agent about its order has failed.',
  fix: 'Correct the address of the agent at /admin/x/agents, or ask those who run it. The messages are deleted after webhookDeliveryDays days.',
  isCleared: true,
  async find(db, app) {
    const failed = await Promise.all(
      [ORDER_SENDER, ACP_ORDER_SENDER].map((sender) =>
        app.deliveries.list(db, { sender, status: 'failed', limit: 100 }),
      ),
    );
    return failed.flat().map(({ uuid }) => uuid);
  },
};
