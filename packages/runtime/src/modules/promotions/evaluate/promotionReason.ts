import { storedText } from '../../../platform/messages/storedText.ts';
import type { StoredText } from '../../../platform/messages/storedText.ts';
import type { PromotionReason, ReasonCode } from './promotionCart.ts';

/** Creates a reason for which a promotion does not apply. */
export const reason = (code: ReasonCode, message: StoredText): PromotionReason => ({ code, message });

/** Creates the reason of a condition that a cart or its buyer does not meet. */
export const unmet = (message: StoredText): PromotionReason => reason('CONDITION', message);

/** The messages without values that stand for a reason by themselves. They are made once, because thousands of promotions may not apply. */
export const REASONS = {
  off: reason('OFF', storedText('promotions.reason.off')),
  notStarted: reason('NOT_STARTED', storedText('promotions.reason.notStarted')),
  ended: reason('ENDED', storedText('promotions.reason.ended')),
  usedUp: reason('USED_UP', storedText('promotions.reason.usedUp')),
  usedByCustomer: reason('USED_UP', storedText('promotions.reason.usedByCustomer')),
  codeUsedUp: reason('USED_UP', storedText('promotions.reason.codeUsedUp')),
  code: unmet(storedText('promotions.reason.code')),
  products: unmet(storedText('promotions.reason.products')),
  groups: unmet(storedText('promotions.reason.groups')),
  unknownBuyer: unmet(storedText('promotions.reason.unknownBuyer')),
  firstOrder: unmet(storedText('promotions.reason.firstOrder')),
  returning: unmet(storedText('promotions.reason.returning')),
  countries: unmet(storedText('promotions.reason.countries')),
  weekdays: unmet(storedText('promotions.reason.weekdays')),
  other: unmet(storedText('promotions.reason.other')),
  nothing: reason('NO_BENEFIT', storedText('promotions.reason.nothing')),
  noLines: reason('NO_BENEFIT', storedText('promotions.reason.noLines')),
  noTier: reason('NO_BENEFIT', storedText('promotions.reason.noTier')),
  noSet: reason('NO_BENEFIT', storedText('promotions.reason.noSet')),
  noShipping: reason('NO_BENEFIT', storedText('promotions.reason.noShipping')),
} as const satisfies Readonly<Record<string, PromotionReason>>;

/** Creates the reason of a promotion that has no amount in the currency of a cart. */
export const noAmount = (currency: string): PromotionReason =>
  reason('NO_BENEFIT', storedText('promotions.reason.noAmount', { currency }));

/** Creates the reason of a promotion that another one, or a coupon, keeps out. */
export const excluded = (why: 'exclusive' | 'notAlone' | 'notCombined', name: string): PromotionReason =>
  reason('EXCLUDED', storedText(`promotions.reason.${why}`, { name }));
