export { cardLineRows } from './cardLine.ts';
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
export { sellCards } from './sellCards.ts';
export type { SoldLine } from './sellCards.ts';
export { soldCardsOf, takeFromCards, voidSoldCards } from './soldCards.ts';
export { lockLeft } from './soldCards.repo.ts';
export { givenBack } from './takenParts.repo.ts';
export type { SoldCardRow } from './soldCards.repo.ts';
export type { TakenPart } from './takenParts.repo.ts';
export { creditColumn } from './storedValue.repo.ts';
export { cardStateAt } from './storedValue.ts';
export type { StoredValue } from './storedValue.ts';
