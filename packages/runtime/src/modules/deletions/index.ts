export { addToDeletedRow, dropDeletedRows, lockDeletionsOf } from './deletedRow.repo.ts';
export { deletionSuperseded } from './errors.ts';
