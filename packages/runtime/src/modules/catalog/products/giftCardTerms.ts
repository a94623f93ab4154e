import { z } from 'zod';
import { validationFailed } from '../../../platform/errors.ts';
import { addFault, breaks } from '../../../platform/http/forms/addFault.ts';
import { decimal, quantity } from '../../../platform/http/forms/bodyFields.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { giftCardPrice } from '../errors.ts';

const VOUCHERS = ['single', 'multi'] as const;
const MAX_AMOUNTS = 20;
const MAX_MONTHS = 1200;

/** The schema of what makes a product a gift card, as the column `product.gift_card` and responses have it. */
export const giftCardTerms = z.object({
  amounts: z
    .array(z.number())
    .meta(kind('money', 'The amounts to choose from, in the shop currency, lowest first.')),
  min: z
    .number()
    .nullable()
    .meta(kind('money', 'The least amount that shoppers may enter. Null if they may enter none.')),
  max: z
    .number()
    .nullable()
    .meta(kind('money', 'The greatest amount that shoppers may enter. Null if they may enter none.')),
  validity_months: z
    .int()
    .nullable()
    .describe('The number of months for which a sold card is valid. Null if it never expires.'),
  voucher: z
    .enum(VOUCHERS)
    .describe('`multi`: no tax at the sale. `single`: the sale is taxed by the tax class of the product.'),
});
export type GiftCardTerms = z.output<typeof giftCardTerms>;

const positive = (name: string) =>
  decimal(name, { wholeDigits: 9, decimals: Infinity }).refine(
    (value) => Number(value) > 0,
    breaks('exclusiveMinimum', `${name} must be greater than 0`, { limit: 0 }),
  );

/** The schema of the gift card part of a product's request body. */
export const giftCardBody = z
  .strictObject({
    amounts: z
      .array(positive('amounts'))
      .max(MAX_AMOUNTS)
      .nullish()
      .describe(`The amounts to choose from, in the shop currency: at most ${MAX_AMOUNTS}.`),
    min: positive('min')
      .nullish()
      .describe('The least amount that shoppers may enter. Only together with `max`.'),
    max: positive('max')
      .nullish()
      .describe('The greatest amount that shoppers may enter. Only together with `min`.'),
    validity_months: quantity('validity_months')
      .refine(
        (value) => value >= 1 && value <= MAX_MONTHS,
        breaks('range', `validity_months must be a whole number from 1 to ${MAX_MONTHS}`, {
          min: 1,
          max: MAX_MONTHS,
        }),
      )
      .nullish()
      .describe('The number of months for which a sold card is valid. Null if it never expires.'),
    voucher: z
      .enum(VOUCHERS, { error: 'voucher must be single or multi' })
      .default('multi')
      .describe(giftCardTerms.shape.voucher.description ?? ''),
  })
  .transform((sent, context): GiftCardTerms => {
    const amounts = (sent.amounts ?? []).map(Number).toSorted((one, other) => one - other);
    const [min, max] = [sent.min ?? null, sent.max ?? null].map((text) =>
      text === null ? null : Number(text),
    );
    const fault = (path: string, rule: string, message: string) =>
      addFault(context, { path: [path], rule, message });
    if (new Set(amounts).size < amounts.length)
      fault('amounts', 'uniqueItems', 'amounts must not contain an amount twice');
    if ((min == null) !== (max == null))
      fault(
        min == null ? 'min' : 'max',
        'required',
        min == null ? 'min is required with max' : 'max is required with min',
      );
    if (min != null && max != null && max < min)
      addFault(context, {
        path: ['max'],
        rule: 'minimum',
        values: { limit: min },
        message: `max must be at least ${min}`,
      });
    if (amounts.length === 0 && min == null && max == null)
      fault('amounts', 'required', 'A gift card needs amounts, or min and max');
    return {
      amounts,
      min: min ?? null,
      max: max ?? null,
      validity_months: sent.validity_months ?? null,
      voucher: sent.voucher,
    };
  });

/** Lists the amounts of a gift card by their paths in a request body. */
export const giftCardAmounts = (terms: GiftCardTerms | null | undefined) =>
  terms
    ? {
        ...Object.fromEntries(terms.amounts.map((value, index) => [`gift_card.amounts.${index}`, value])),
        'gift_card.min': terms.min,
        'gift_card.max': terms.max,
      }
    : {};

/** Returns the least amount for which a gift card is sold, in major units of the shop's currency. */
export const leastAmount = ({ amounts, min }: GiftCardTerms): number =>
  Math.min(...amounts, ...(min === null ? [] : [min]));

/** Returns the greatest amount for which a gift card is sold, in major units of the shop's currency. */
export const greatestAmount = ({ amounts, max }: GiftCardTerms): number =>
  Math.max(...amounts, ...(max === null ? [] : [max]));

/** Reports whether a gift card is sold for an amount in the shop's currency. */
export const isOffered = ({ amounts, min, max }: GiftCardTerms, value: number): boolean =>
  amounts.includes(value) || (min !== null && max !== null && value >= min && value <= max);

/**
 * Throws `GIFT_CARD_PRICE` (400) for a change that sets the price of a gift card to anything but its least amount, such as a price change of
 * many products. A price beside new amounts is no such change: it follows from them.
 */
export function checkCardPrice(
  gift_card: GiftCardTerms | null,
  sent: { readonly price?: string | undefined; readonly gift_card?: GiftCardTerms | null | undefined },
): void {
  if (gift_card === null || sent.gift_card !== undefined || sent.price === undefined) return;
  if (Number(sent.price) !== leastAmount(gift_card)) throw giftCardPrice();
}

/**
 * Returns the values that a product has as a gift card: the price is the least amount, and nothing is shipped. Other products stay as they are.
 * Throws 400 for a gift card with a price before a reduction.
 */
export function asGiftCard<
  T extends {
    readonly gift_card: GiftCardTerms | null;
    readonly price: string;
    readonly compare_at_price: string | null;
    readonly no_shipping_required: boolean;
  },
>(values: T): T {
  if (values.gift_card === null) return values;
  if (values.compare_at_price !== null)
    throw validationFailed([
      {
        path: 'compare_at_price',
        rule: 'invalid',
        message: 'compare_at_price must be null for a gift card',
      },
    ]);
  return { ...values, price: String(leastAmount(values.gift_card)), no_shipping_required: true };
}
