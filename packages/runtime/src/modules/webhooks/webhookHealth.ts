import type { HealthPart } from '../operations/index.ts';
import { countByHealth } from './webhook.repo.ts';

/** Shows administrators whether webhook receivers respond. A shop without webhooks is reported as healthy. */
export const webhookHealth: HealthPart = {
  id: 'webhooks',
  async read({ db }) {
    const { active, switched_off: switchedOff, failing } = await countByHealth(db);
    return {
      status: switchedOff + failing > 0 ? 'attention' : 'ok',
      facts: { active, failing, switched_off: switchedOff },
    };
  },
};
