export { selectMenuOf, shownItems, shownMenu } from './shownItems.ts';
export type { ShownItem } from './shownItems.ts';
