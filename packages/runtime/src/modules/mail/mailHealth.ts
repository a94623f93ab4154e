import type { HealthPart } from '../operations/index.ts';
import { findTransport } from './deliverEmail.ts';

/** Shows administrators which mail transport the shop uses. */
export const mailHealth: HealthPart = {
  id: 'mail',
  async read(app) {
    const transport = findTransport(app);
    return {
      status: transport ? 'ok' : 'attention',
      facts: { transport: transport?.name ?? null },
    };
  },
};
