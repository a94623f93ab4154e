export { computeFigures } from './computeFigures.ts';
export type { CartFigures, LineFigures } from './computeFigures.ts';
export { unitPrices } from './unitPrices.ts';
