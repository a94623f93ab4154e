import { defineProcessor } from '@shop/runtime/extension';

/**
 * Marks the products in the Google feed that agents can buy. Gift cards are not among them: who buys one enters whom it is for. Runs one
 * statement for a batch of products.
 */
export const nativeCommerce = defineProcessor({
  key: 'googleFeedMembers',
  async process(members, { items }, app) {
    if (!(await app.setting('agentsUcpEnabled'))) return members;
    return members.map((own, index) => {
      const isBought = items[index]?.is_gift_card === false;
      return [...own, ['native_commerce', isBought ? 'true' : 'false'] as const];
    });
  },
});
