export { keyMarks } from './codeSecrets.ts';
export { readOwnCredit } from './credit.ts';
export { giftCardInvalid, unknownGiftCard } from './errors.ts';
export { mayBeGiftCard } from './giftCardCode.ts';
export { giftCardRedeemed } from './events.ts';
export {
  creditOf,
  findGiftCard,
  openCredit,
  redeemStoredValue,
  redeemStoredValues,
  refundToStoredValue,
  releaseStoredValue,
} from './ledger.ts';
export { creditColumn } from './storedValue.repo.ts';
export type { StoredValue } from './storedValue.ts';
