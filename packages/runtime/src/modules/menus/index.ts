export { findMenuByCode } from './menu.repo.ts';
export { createMenu, deleteMenu } from './writeMenu.ts';
export { selectMenuOf, shownItems, shownMenu } from './shownItems.ts';
export type { ShownItem } from './shownItems.ts';
