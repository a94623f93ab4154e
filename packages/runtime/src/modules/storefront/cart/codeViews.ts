import type { Text } from '../../../platform/contracts/messages.ts';
import { readStoredText } from '../../../platform/messages/storedText.ts';
import { formatPrice, sum, toMinor, toNumber } from '../../../platform/money.ts';
import { textKey } from '../../../platform/text/keyText.ts';
import type { Cart, CartError } from '../../carts/index.ts';
import type { CartContentsView, CodeView } from '../../defaultTheme/index.ts';

interface Words {
  readonly text: Text;
  readonly locale: string;
}

/** The reasons for which a code gives nothing yet, in words for shoppers, by the key of the words for administrators. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['promotions.reason.products', 'storefront.code.why.products'],
  ['promotions.reason.noLines', 'storefront.code.why.products'],
  ['promotions.reason.subtotal', 'storefront.code.why.subtotal'],
  ['promotions.reason.qty', 'storefront.code.why.qty'],
  ['promotions.reason.groups', 'storefront.code.why.groups'],
  ['promotions.reason.unknownBuyer', 'storefront.code.why.unknownBuyer'],
  ['promotions.reason.firstOrder', 'storefront.code.why.firstOrder'],
  ['promotions.reason.returning', 'storefront.code.why.returning'],
  ['promotions.reason.countries', 'storefront.code.why.countries'],
  ['promotions.reason.weekdays', 'storefront.code.why.weekdays'],
  ['promotions.reason.hours', 'storefront.code.why.hours'],
  ['promotions.reason.exclusive', 'storefront.code.why.combined'],
  ['promotions.reason.notAlone', 'storefront.code.why.combined'],
  ['promotions.reason.notCombined', 'storefront.code.why.combined'],
  ['promotions.reason.nothing', 'storefront.code.why.nothing'],
  ['promotions.reason.noTier', 'storefront.code.why.noTier'],
  ['promotions.reason.noSet', 'storefront.code.why.noSet'],
  ['promotions.reason.noShipping', 'storefront.code.why.noShipping'],
  ['promotions.reason.noAmount', 'storefront.code.why.noAmount'],
]);

/** Returns why a code gives nothing yet. A reason of an extension has its own words. */
function reasonOf({ reason }: CartError, { text, locale }: Words): string {
  const said =
    reason &&
    readStoredText(text, { ...reason, key: REASONS.get(reason.key) ?? reason.key }, ({ amount, currency }) =>
      formatPrice(locale, Number(amount), currency),
    );
  return said ?? text('storefront.code.why.other');
}

/** The `field` of the note about a code that gives nothing yet. */
const noteField = (code: string): string => `coupons.${code}`;

/** Reports whether a cart's message is about a code that gives nothing yet, which the code itself shows. */
export const isCodeNote = (
  { field }: Pick<CartError, 'field'>,
  { coupons }: Pick<Cart, 'coupons'>,
): boolean => coupons.some((code) => field === noteField(code));

/**
 * Describes what each code of a cart did, in the order in which they were entered. `shown` are the discounts of the lines as the buyer sees
 * them. Pure.
 */
export function codeViews(
  cart: Pick<Cart, 'coupons' | 'discounts' | 'errors' | 'currency'>,
  shown: CartContentsView['discounts'],
  words: Words,
): readonly CodeView[] {
  const { currency } = cart;
  return cart.coupons.map((code): CodeView => {
    const isOfCode = ({ coupon }: { readonly coupon: string | null }) =>
      coupon !== null && textKey(coupon) === textKey(code);
    const rows = cart.discounts.filter(isOfCode);
    const fees = rows.filter((row) => row.class === 'shipping');
    const lines = shown.length > 0 ? shown.filter(isOfCode) : rows.filter((row) => row.class !== 'shipping');
    const saved = sum([...lines, ...fees].map(({ amount }) => toMinor(amount, currency)));
    const note = cart.errors.find(({ field }) => field === noteField(code));
    const of = rows.find(({ promotion_id }) => promotion_id !== null);
    const label = of?.label ?? null;
    const view = {
      ...(of?.promotion_id && { uuid: of.promotion_id }),
      code,
      label,
      saved: toNumber(saved, currency),
      reason: null,
    };
    if (note) return { ...view, gives: 'nothing', reason: reasonOf(note, words) };
    if (saved > 0) return { ...view, gives: 'discount' };
    // A coupon that frees the shipping gives it as soon as a shipping method is chosen.
    return { ...view, gives: rows.length > 0 ? 'gift' : 'shipping' };
  });
}
