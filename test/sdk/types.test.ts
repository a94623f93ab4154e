import type { CartItem, Order } from '@shop/sdk';
import { expectTypeOf, test } from 'vitest';
import type { cartItemAnswer } from '../../packages/runtime/src/modules/carts/cartItemAnswer.ts';
import type { orderAnswer } from '../../packages/runtime/src/modules/orders/orderAnswer.ts';

// Held by the compiler: `npm run check:types`.

test('what the shop answers has the types of the SDK', () => {
  expectTypeOf<ReturnType<typeof orderAnswer>>().toExtend<Order>();
  expectTypeOf<ReturnType<typeof cartItemAnswer>>().toExtend<CartItem>();
});
