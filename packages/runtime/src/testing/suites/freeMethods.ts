import type {
  FreeMethod,
  QuoteContext,
  ShippingMethod,
  ShippingProvider,
} from '../../modules/shipping/contract.ts';
import { MOST_METHODS } from '../../modules/shipping/index.ts';
import { toDecimal, toMinor } from '../../platform/money.ts';
import { methodFault } from './shippingFaults.ts';
import { broken, shown, within } from './suite.ts';
import { callMsOf } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

interface Asked {
  readonly provider: ShippingProvider;
  readonly suite: Pick<SuiteShop, 'callMs'>;
  context(changes?: Partial<QuoteContext>): QuoteContext;
}

/** The carts that a provider is asked for. */
const CARTS: readonly Partial<QuoteContext>[] = [
  {},
  { totalValue: '0.00' },
  { totalValue: '10000.00' },
  { totalWeight: '100.0000' },
  { currency: 'JPY', totalValue: '1000' },
];

/** Checks what a provider says about free shipping against what it offers. Does nothing if it says nothing. */
export async function checkFree(on: Asked): Promise<void> {
  if (!on.provider.freeFrom) return;
  for (const changes of CARTS) {
    const context = on.context(changes);
    for (const method of await requestFree(on, context)) {
      const { from: _from, ...plain } = method;
      const fault = methodFault({ ...plain, cost: '0' }, context.currency);
      if (fault) throw broken(fault.seen, fault.fix);
      await checkFrom(on, context, method);
    }
  }
}

async function requestFree(
  { provider, suite }: Asked,
  context: QuoteContext,
): Promise<readonly FreeMethod[]> {
  const answer: unknown = await within(
    callMsOf(suite),
    'freeFrom',
    async () => (await provider.freeFrom?.(context)) ?? null,
  );
  if (!Array.isArray(answer) || answer.length > MOST_METHODS)
    throw broken(
      `freeFrom answered ${Array.isArray(answer) ? `${answer.length} methods` : shown(answer)}`,
      `Answer a list of at most ${MOST_METHODS} methods, which may be empty.`,
    );
  return answer as readonly FreeMethod[];
}

async function checkFrom(on: Asked, context: QuoteContext, { code, from }: FreeMethod): Promise<void> {
  const { currency } = context;
  const seen = `freeFrom says that the method ${shown(code)} is free from ${shown(from)} ${currency}`;
  const least = minorOf(from, currency);
  const own = toMinor(context.totalValue, currency);
  if (least === null || least < own)
    throw broken(
      `${seen} for a cart of ${context.totalValue}`,
      'Answer decimal text or a number that is not less than totalValue.',
    );
  const costWith = (amount: number) =>
    costOf(on, { ...context, totalValue: toDecimal(amount, currency) }, code);
  const cost = await costWith(least);
  if (cost === null || Number(cost) !== 0)
    throw broken(
      `${seen}, and getMethods ${cost === null ? 'does not offer it then' : `asks ${shown(cost)} for it then`}`,
      'Compute both from the same rates.',
    );
  const before = least > own ? await costWith(least - 1) : null;
  if (before !== null && Number(before) === 0)
    throw broken(`${seen}, and getMethods offers it free for less`, 'Answer the lowest such subtotal.');
}

function minorOf(amount: unknown, currency: string): number | null {
  if (typeof amount !== 'string' && typeof amount !== 'number') return null;
  try {
    return toMinor(amount, currency);
  } catch {
    return null;
  }
}

/** Returns the cost at which a provider offers a method. Null if it does not offer it. */
async function costOf(
  { provider, suite }: Asked,
  context: QuoteContext,
  code: string,
): Promise<ShippingMethod['cost'] | null> {
  const methods = await within(callMsOf(suite), 'getMethods', () => provider.getMethods(context));
  return methods.find((method) => method.code === code)?.cost ?? null;
}
