export { addToDeletedRow, dropDeletedRows, lockDeletionsOf } from './deletedRow.repo.ts';
