export { emailOn } from './emailOn.ts';
export type { ComposedEmail, EmailKind } from './emailKind.ts';
export type { Letter, LetterBlock } from './letter.ts';
export { greeting } from './greeting.ts';
export { unlinked } from './unlinked.ts';
export type { LetterTo } from './sendLetter.ts';
