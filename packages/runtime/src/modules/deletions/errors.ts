import { refuse } from '../../platform/errors.ts';

export const deletionNotFound = () =>
  refuse(404, 'DELETION_NOT_FOUND', 'There is no such deletion, or it was undone already');
export const deletionExpired = () => refuse(410, 'DELETION_EXPIRED', 'This deletion can no longer be undone');
export const deletionSuperseded = () =>
  refuse(
    409,
    'DELETION_SUPERSEDED',
    'The URL, code or SKU of a deleted record is now used by another record. Nothing was restored',
  );
export const deletionDetached = () =>
  refuse(
    409,
    'DELETION_DETACHED',
    'What a deleted record belongs to was deleted meanwhile. Nothing was restored',
  );
