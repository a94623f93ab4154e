import type { AppContext, Job } from '@shop/runtime/extension';
import { deleteGatewayCustomer, listDeletedCustomers } from './cardgwCustomer.repo.ts';
import type { OpenGateway } from './gateway.ts';
import { endGatewayCustomer } from './gatewayCustomer.ts';

const BATCH = 100;

/**
 * Deletes the gateway's customers whose accounts were deleted in the shop, with the cards that the gateway keeps for them. What the gateway
 * does not confirm is tried again by the next run.
 */
export const endDeletedCustomers = (openGateway: OpenGateway): Job => ({
  id: 'endDeletedCardCustomers',
  schedule: '*/5 * * * *',
  async run(app) {
    const deleted = await listDeletedCustomers(app.db, BATCH);
    if (deleted.length === 0 || !(await app.setting('cardgwSecretKey'))) return;
    const gateway = await openGateway(app);
    for (const { gateway_id: id } of deleted) await endSeparately(app, gateway, id);
  },
});

/** Ends one customer. An error does not affect the others. */
async function endSeparately(
  app: AppContext,
  gateway: Awaited<ReturnType<OpenGateway>>,
  id: string,
): Promise<void> {
  try {
    await endGatewayCustomer(gateway, id);
    await deleteGatewayCustomer(app.db, id);
  } catch (error) {
    app.log.error({ err: error, customer: id }, 'deleted customer not deleted at the card gateway');
  }
}
