export {
  findOwnReminders,
  readOffer,
  setConsent,
  setOwnReminders,
  stopReminders,
} from './reminderConsent.ts';
export { recoveredCart } from './recoveredCart.ts';
export { STOP_PATH } from './reminderTokens.ts';
