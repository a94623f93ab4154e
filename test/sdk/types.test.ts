import type { CartItem, Customer, CustomerAddress, Order } from '@shop/sdk';
import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { cartItemAnswer } from '../../packages/runtime/src/modules/carts/cartItemAnswer.ts';
import type { customerRow } from '../../packages/runtime/src/modules/customers/customer.repo.ts';
import type { customerAddressAnswer } from '../../packages/runtime/src/modules/customers/addressAnswer.ts';
import type { orderAnswer } from '../../packages/runtime/src/modules/orders/orderAnswer.ts';

// Held by the compiler: `npm run check:types`.

test('what the shop answers has the types of the SDK', () => {
  expectTypeOf<ReturnType<typeof cartItemAnswer>>().toExtend<CartItem>();
  expectTypeOf<ReturnType<typeof orderAnswer>>().toExtend<Order>();
  expectTypeOf<z.output<typeof customerRow>>().toExtend<Customer>();
  expectTypeOf<z.output<typeof customerAddressAnswer>>().toExtend<CustomerAddress>();
});
