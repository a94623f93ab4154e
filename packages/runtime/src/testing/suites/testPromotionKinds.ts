import type {
  PromotionActionCall,
  PromotionActionKind,
  PromotionBuyer,
  PromotionCart,
  PromotionConditionCall,
  PromotionConditionKind,
  PromotionLine,
  PromotionPart,
} from '../../modules/promotions/contract.ts';
import { baseTerms } from '../../modules/currencies/index.ts';
import type { TestShop } from '../createTestShop.ts';
import { broken, createSuite, shown } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** A cart in the currency USD for a suite. Lines get what is missing from the suite. */
export interface PromotionSuiteCart extends Partial<Omit<PromotionCart, 'terms' | 'lines'>> {
  readonly lines: readonly Partial<PromotionLine>[];
  readonly buyer?: Partial<PromotionBuyer>;
}

/** The conditions and actions of promotions to test. */
export interface PromotionKindSuite extends SuiteShop {
  /** A condition of each kind with its fields, a cart that meets it, and one that does not. */
  readonly conditions?: readonly {
    readonly example: PromotionPart;
    readonly meets: PromotionSuiteCart;
    readonly fails: PromotionSuiteCart;
  }[];
  /** An action of each kind with its fields, and a cart that it gives something for. */
  readonly actions?: readonly { readonly example: PromotionPart; readonly cart: PromotionSuiteCart }[];
}

/** A part of a promotion, and what the suite knows of it. */
interface Part {
  readonly kind: PromotionConditionKind | PromotionActionKind;
  readonly example: PromotionPart;
  /** Asks for a cart. Every line of the cart is frozen. */
  ask(cart: PromotionSuiteCart, lines?: 'reversed'): unknown;
  readonly carts: readonly PromotionSuiteCart[];
}

interface On {
  readonly shop: TestShop;
  readonly suite: PromotionKindSuite;
  readonly parts: readonly Part[];
}

const LANGUAGES = ['en', 'de', 'es', 'fr', 'ar'];

const RULES: Rules<On> = {
  'its schema accepts the example, and no number in place of its fields': ({ parts }) => {
    for (const { kind, example } of parts) {
      const { kind: _, ...fields } = example;
      if (!kind.schema.safeParse(fields).success)
        throw broken(`the schema refuses ${shown(fields)}`, 'Accept the fields of the example.');
      if (kind.schema.safeParse(5).success)
        throw broken('the schema accepts 5', 'Use z.object with the fields of the part.');
    }
  },
  'a cart meets a condition or does not, by true and false': ({ suite, parts }) => {
    for (const { example, meets, fails } of suite.conditions ?? []) {
      const part = parts.find((one) => one.example === example) as Part;
      for (const [cart, wanted] of [[meets, true] as const, [fails, false] as const]) {
        const answer = part.ask(cart);
        if (answer !== wanted)
          throw broken(`${shown(cart)}: holds answered ${shown(answer)}`, `Answer ${wanted} for this cart.`);
      }
    }
  },
  'an action gives something, in whole minor units, and takes at most what is left': ({ suite, parts }) => {
    for (const { example, cart } of suite.actions ?? []) {
      const part = parts.find((one) => one.example === example) as Part;
      checkGiven(part.ask(cart), cartOf(cart));
    }
  },
  'the same cart has the same answer, and an empty cart has one as well': ({ parts }) => {
    for (const part of parts)
      for (const cart of [...part.carts, { lines: [] }]) {
        const answers = [part.ask(cart), part.ask(cart)].map((answer) => JSON.stringify(answer));
        if (answers[0] !== answers[1])
          throw broken(`answers were ${shown(answers)}`, 'Compute it from the arguments alone.');
      }
  },
  'a condition does not depend on the order of lines': ({ suite, parts }) => {
    for (const { example, meets } of suite.conditions ?? []) {
      const part = parts.find((one) => one.example === example) as Part;
      if (part.ask(meets, 'reversed') !== true)
        throw broken('the lines in another order were refused', 'Look at all lines, whatever their order.');
    }
  },
  'it is a part of a sentence in every language': ({ shop, parts }) => {
    for (const { kind, example: part } of parts)
      for (const locale of LANGUAGES) {
        const { app } = shop;
        const words = kind.sentence({ part, text: app.texts(locale), locale, currency: 'USD' });
        if (typeof words !== 'string' || words.trim() === '' || words.endsWith('.'))
          throw broken(
            `in ${locale} the sentence has ${shown(words)}`,
            'Return a few words without a period: the shop joins them with the other parts.',
          );
      }
  },
};

/** Creates a suite that checks conditions and actions of promotions: pure, in whole minor units, and described in words. */
export function testPromotionKinds(suite: PromotionKindSuite): Suite {
  return createSuite('the parts of promotions', () => open(suite), RULES);
}

async function open(suite: PromotionKindSuite) {
  const shop = await openSuiteShop(suite);
  const { app } = shop;
  const missing = async (kind: string, point: string): Promise<never> => {
    await shop.stop();
    throw broken(`no kind ${shown(kind)}`, `Return it from "setup" of the extension under ${point}.`);
  };
  const parts: Part[] = [];
  for (const { example, meets, fails } of suite.conditions ?? []) {
    const kind =
      app.registry('promotionConditions').get(example.kind) ??
      (await missing(example.kind, 'promotionConditions'));
    const ask: Part['ask'] = (cart, lines) => kind.holds(conditionCall(example, cart, lines));
    parts.push({ kind, example, ask, carts: [meets, fails] });
  }
  for (const { example, cart } of suite.actions ?? []) {
    const kind =
      app.registry('promotionActions').get(example.kind) ?? (await missing(example.kind, 'promotionActions'));
    parts.push({ kind, example, ask: (one) => kind.give(actionCall(example, one)), carts: [cart] });
  }
  return { value: { shop, suite, parts }, close: () => shop.stop() };
}

const NOW = '2026-06-15T12:00:00Z';

const buyerOf = ({ buyer }: PromotionSuiteCart): PromotionBuyer => ({
  groups: [],
  orders: null,
  usedBy: new Map(),
  ...buyer,
});

const conditionCall = (
  condition: PromotionPart,
  cart: PromotionSuiteCart,
  lines?: 'reversed',
): PromotionConditionCall => {
  const whole = cartOf(cart);
  const turned = lines ? { ...whole, lines: whole.lines.toReversed() } : whole;
  return { condition, cart: turned, buyer: buyerOf(cart), now: new Date(NOW), timeZone: 'UTC' };
};

function actionCall(action: PromotionPart, cart: PromotionSuiteCart): PromotionActionCall {
  const whole = cartOf(cart);
  const left = Object.freeze(whole.lines.map(({ unit_price, qty }) => unit_price * qty));
  return {
    action,
    cart: whole,
    left,
    shippingLeft: whole.shippingCost,
    buyer: buyerOf(cart),
    now: new Date(NOW),
  };
}

function cartOf({ lines, buyer: _buyer, ...more }: PromotionSuiteCart): PromotionCart {
  const whole = lines.map((line, position) =>
    Object.freeze({
      key: `line ${position}`,
      position,
      product_id: position + 1,
      sku: `SKU-${position}`,
      qty: 1,
      unit_price: 1000,
      weight: 10_000,
      categories: [],
      collections: [],
      attributes: [],
      eligible: true,
      ...line,
    }),
  );
  return Object.freeze({
    terms: baseTerms('USD'),
    sub_total: whole.reduce((sum, { qty, unit_price }) => sum + qty * unit_price, 0),
    lines: Object.freeze(whole),
    shippingCost: 500,
    country: 'US',
    ...more,
  });
}

const isHeld = (amount: number, limit: number): boolean =>
  Number.isSafeInteger(amount) && amount >= 0 && amount <= limit;

function checkGiven(answer: unknown, cart: PromotionCart): void {
  const { lines = [], shipping = 0, gifts = [] } = (answer ?? {}) as ReturnType<PromotionActionKind['give']>;
  const most = cart.lines.map(({ unit_price, qty }) => unit_price * qty);
  const areHeld =
    (lines.length === 0 || lines.length === most.length) &&
    lines.every((amount, index) => isHeld(amount, most[index] ?? 0)) &&
    isHeld(shipping, cart.shippingCost ?? 0);
  if (!areHeld)
    throw broken(
      `give answered ${shown(answer)}`,
      'Return an amount for each line and one for shipping: whole minor units from 0 to what is left.',
    );
  if (lines.every((amount) => amount === 0) && shipping === 0 && gifts.length === 0)
    throw broken(`give answered ${shown(answer)}`, 'Give something for the cart of the example.');
}
