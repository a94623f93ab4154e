export type { Settings } from './contract.ts';
