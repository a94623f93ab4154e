export type { SearchSource } from './contract.ts';
export { searchHit, wordsMatch } from './searchHit.ts';
