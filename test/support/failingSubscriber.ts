import { defineExtension, defineSubscriber } from '@shop/runtime/extension';

/** A subscriber that records its events and fails while `isDown` is true. */
export function failingSubscriber() {
  const seen: { readonly productId: unknown; readonly deliveryId: string }[] = [];
  const state = { isDown: true, seen };
  const subscriber = defineSubscriber({
    id: 'mirror.products',
    event: 'product_created',
    handle: async (payload, _app, { deliveryId }) => {
      if (state.isDown) throw new Error('the mirror is down');
      seen.push({ productId: Object(payload).uuid ?? Object(payload).productId, deliveryId });
    },
  });
  const extension = defineExtension({
    name: 'mirror',
    api: '^1.0',
    setup: () => ({ subscribers: [subscriber] }),
  });
  return { state, extension };
}
