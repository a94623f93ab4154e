export { addToKept, dropKept, lockDeletionsOf } from './keptRow.repo.ts';
