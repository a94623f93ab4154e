export type { Letter, LetterBlock } from './letter.ts';
export { sendLetter } from './sendLetter.ts';
export type { LetterTo } from './sendLetter.ts';
