import type {
  ClientValue,
  FinishCall,
  PaymentInstructions,
  PaymentMethod,
  PaymentReport,
  PaymentStep,
  StartCall,
} from '@shop/runtime/extension';
import { expectTypeOf, test } from 'vitest';

// The compiler runs these checks in `npm run check:types`. No payment is made.

const base = { code: 'mine', name: 'Mine' };
const finishPayment = async () => null;

test('a payment method that any front end can use', () => {
  expectTypeOf<PaymentStep['kind']>().toEqualTypeOf<'redirect' | 'client' | 'none'>();
  expectTypeOf<Parameters<NonNullable<PaymentMethod['startPayment']>>>().toEqualTypeOf<[call: StartCall]>();
  expectTypeOf<Parameters<NonNullable<PaymentMethod['finishPayment']>>>().toEqualTypeOf<[call: FinishCall]>();
  expectTypeOf<
    Awaited<ReturnType<NonNullable<PaymentMethod['finishPayment']>>>
  >().toEqualTypeOf<PaymentReport | null>();
  expectTypeOf<StartCall['returnUrl']>().toEqualTypeOf<string>();
  expectTypeOf<StartCall['signal']>().toEqualTypeOf<AbortSignal>();
  expectTypeOf<FinishCall['query']>().toEqualTypeOf<Readonly<Record<string, string>>>();
  expectTypeOf<{ a: [1, 'b', null, { c: true }] }>().toExtend<ClientValue>();
  expectTypeOf<() => void>().not.toExtend<ClientValue>();
  expectTypeOf<Date>().not.toExtend<ClientValue>();
  expectTypeOf<PaymentInstructions['details'][number]>().toEqualTypeOf<{
    readonly key: string;
    readonly label: string;
    readonly value: string;
  }>();

  const right: readonly PaymentMethod[] = [
    { ...base, finishPayment, startPayment: async () => ({ kind: 'redirect', url: 'https://pay.example' }) },
    { ...base, finishPayment, startPayment: async () => ({ kind: 'client', data: { secret: 'a' } }) },
    { ...base, finishPayment, startPayment: async () => ({ kind: 'none' }) },
    { ...base, paymentInstructions: () => ({ text: 'Pay', details: [] }) },
    { ...base, paymentInstructions: async ({ app }) => ({ text: app.locale, details: [] }) },
  ];
  const wrong: readonly PaymentMethod[] = [
    // @ts-expect-error -- a step that does not exist
    { ...base, finishPayment, startPayment: async () => ({ kind: 'form', url: 'https://pay.example' }) },
    // @ts-expect-error -- a redirect needs an address
    { ...base, finishPayment, startPayment: async () => ({ kind: 'redirect' }) },
    // @ts-expect-error -- a payment is started asynchronously
    { ...base, finishPayment, startPayment: () => ({ kind: 'none' }) },
    // @ts-expect-error -- data are no functions
    { ...base, finishPayment, startPayment: async () => ({ kind: 'client', data: { pay: () => 1 } }) },
    // @ts-expect-error -- a report names its order
    { ...base, finishPayment: async () => ({ event: 'paid' }) },
    // @ts-expect-error -- details are a list
    { ...base, paymentInstructions: () => ({ text: 'Pay', details: { iban: 'DE89' } }) },
    // @ts-expect-error -- a detail has a label for shoppers
    { ...base, paymentInstructions: () => ({ text: 'Pay', details: [{ key: 'iban', value: 'DE89' }] }) },
    // @ts-expect-error -- a misspelt member
    { ...base, beginPayment: async () => ({ kind: 'none' }) },
  ];
  expectTypeOf([right, wrong]).toBeArray();
});
