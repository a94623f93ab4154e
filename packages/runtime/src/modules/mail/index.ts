export type { Letter } from './letter.ts';
export { sendLetter } from './sendLetter.ts';
