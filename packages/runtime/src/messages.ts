/** The public interface for translatable messages outside of a shop, such as those of the command line. It loads nothing else. */
export { createTexts } from './platform/messages/createTexts.ts';
export type { MessageCatalogue, PlainKeyOf, TextOf } from './platform/contracts/messages.ts';
