import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { destinationBody, itemBody, newCartBody } from './bodies.ts';
import type { cartPatchBody } from './checkoutBodies.ts';
import type { cartAnswer, cartState } from './cartAnswer.ts';
import type { CartDetails, CartMethods, CartState, NewCartDetails, QuotedDestination } from './contract.ts';
import type { SentCartItem } from './contract.ts';

/** A type without `readonly` and without intersections, so that types with the same members are equal. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

type Body = z.input<typeof cartPatchBody>;
type Method = NonNullable<Body['payment_method']>;

test('what extensions pass to the cart service is what its routes read', () => {
  expectTypeOf<Plain<NewCartDetails>>().toEqualTypeOf<Plain<z.input<typeof newCartBody>>>();
  expectTypeOf<Plain<SentCartItem>>().toEqualTypeOf<Plain<z.input<typeof itemBody>>>();
  expectTypeOf<Plain<QuotedDestination>>().toEqualTypeOf<Plain<z.input<typeof destinationBody>>>();
  expectTypeOf<Plain<Omit<CartDetails, 'payment_method'>>>().toEqualTypeOf<
    Plain<Omit<Body, 'payment_method'>>
  >();
  // Bodies may have a name of the method, which older clients send.
  expectTypeOf<Plain<CartDetails['payment_method']>>().toEqualTypeOf<
    Plain<Omit<Method, 'method_name'>> | undefined
  >();
});

test('what the cart service returns is what its routes answer', () => {
  expectTypeOf<Plain<Omit<CartState, 'digest'>>>().toEqualTypeOf<Plain<z.output<typeof cartState>>>();
  expectTypeOf<Plain<CartMethods>>().toEqualTypeOf<
    Plain<Pick<z.output<typeof cartAnswer>, keyof CartMethods>>
  >();
});
