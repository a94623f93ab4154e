/** The public interface for texts by catalogue outside of a shop, such as those of the command. It loads nothing else. */
export { createTexts } from './platform/messages/createTexts.ts';
export type { MessageCatalogue, PlainKeyOf, TextOf } from './platform/contracts/messages.ts';
