export { computeFigures, computeItemFigures } from './computeFigures.ts';
export type { CartFigures, ItemFigures, LineFacts, LineFigures } from './computeFigures.ts';
export { unitPrices } from './unitPrices.ts';
export type { UnitPriceContext } from './unitPrices.ts';
