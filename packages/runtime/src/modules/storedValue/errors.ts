import { refuse, validationFailed } from '../../platform/errors.ts';
import { toDecimal } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';

export const giftCardNotFound = () => refuse(404, 'GIFT_CARD_NOT_FOUND', 'Gift card not found');
/** Creates the refusal of a lookup of a code that cannot be used. It does not tell why. */
export const unknownGiftCard = () =>
  refuse(404, 'GIFT_CARD_INVALID', 'This gift card is unknown, void or expired');
/** Creates the refusal of a code that cannot be used for a cart. It does not tell why. */
export const giftCardInvalid = () =>
  refuse(400, 'GIFT_CARD_INVALID', 'This gift card cannot be used here', { at: 'code' });
export const giftCardVoid = () => refuse(409, 'GIFT_CARD_VOID', 'The gift card is void');
export const giftCardExpired = () => refuse(409, 'GIFT_CARD_EXPIRED', 'The gift card has expired');
/** Creates the refusal of a change that would take more than there is. */
export const insufficientBalance = (balance: Minor, currency: string) =>
  refuse(409, 'INSUFFICIENT_BALANCE', 'Only {balance} {currency} can be taken away', {
    values: { balance: toDecimal(balance, currency), currency },
  });
/** Creates the refusal of a gift card that is to be mailed to nobody. */
export const emailRequired = () =>
  refuse(400, 'EMAIL_REQUIRED', 'A gift card that is mailed needs an email address', { at: 'email' });

export const noCreditFile = () => refuse(400, 'NO_CREDIT_FILE', 'Send a file in the field "file"');
export const creditFileInvalid = (rows: number) =>
  refuse(
    400,
    'CREDIT_FILE_INVALID',
    'The file must be CSV with the columns "reference", "amount", "reason" and "email" or "customer_id" in its first line, and at most {rows} rows',
    { values: { rows } },
  );
/** Creates the refusal of a row of a file whose reference stands for another change. */
export const referenceTaken = (reference: string) =>
  refuse(409, 'REFERENCE_TAKEN', 'The reference "{reference}" was used for another change', {
    values: { reference },
    at: 'reference',
  });
export const lineUnreadable = () =>
  validationFailed([{ path: 'line', rule: 'readable', message: 'The line cannot be read' }]);
export const rowWithoutCustomer = () =>
  validationFailed([{ path: 'email', rule: 'required', message: 'email or customer_id is required' }]);
export const unknownRowCustomer = (field: 'email' | 'customer_id') =>
  validationFailed([{ path: field, rule: 'exists', message: 'Customer does not exist' }]);
export const unknownOwner = () =>
  validationFailed([{ path: 'customer_id', rule: 'exists', message: 'Customer does not exist' }]);
export const expiredAlready = () =>
  validationFailed([{ path: 'expires_at', rule: 'future', message: 'expires_at must be in the future' }]);
/** Creates the refusal of a language that the shop does not have. */
export const unknownLanguage = (all: readonly string[]) =>
  validationFailed([
    {
      path: 'locale',
      rule: 'enum',
      values: { values: all.join(', ') },
      message: `locale must be one of ${all.join(', ')}`,
    },
  ]);
export const endsBeforeDelivery = () =>
  validationFailed([{ path: 'expires_at', rule: 'after', message: 'expires_at must be after deliver_at' }]);
