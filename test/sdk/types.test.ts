import type { CartItem, CustomerAddress, LinkedCustomer, Order } from '@shop/sdk';
import { expectTypeOf, test } from 'vitest';
import type { cartItemAnswer } from '../../packages/runtime/src/modules/carts/cartItemAnswer.ts';
import type { CustomerAddress as AddressRow } from '../../packages/runtime/src/modules/customers/customerAddress.repo.ts';
import type { linked } from '../../packages/runtime/src/modules/customers/customerRoutes.ts';
import type { orderAnswer } from '../../packages/runtime/src/modules/orders/orderAnswer.ts';

// Held by the compiler: `npm run check:types`.

test('what the shop answers has the types of the SDK', () => {
  expectTypeOf<ReturnType<typeof orderAnswer>>().toExtend<Order>();
  expectTypeOf<ReturnType<typeof cartItemAnswer>>().toExtend<CartItem>();
  expectTypeOf<ReturnType<typeof linked>>().toExtend<LinkedCustomer>();
  expectTypeOf<AddressRow>().toExtend<CustomerAddress>();
});
