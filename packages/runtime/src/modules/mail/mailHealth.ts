import type { HealthPart } from '../operations/index.ts';
import { findTransport } from './deliverEmail.ts';

/** Tells administrators by what the shop sends its emails. */
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
