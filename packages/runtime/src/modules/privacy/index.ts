export { eraseCustomer } from './eraseCustomer.ts';
export { listLeft, listUndeclared } from './leftData.ts';
export { startExport } from './makeExport.ts';
export { findOwnData } from './ownData.ts';
export { dropWish } from './wish.repo.ts';
