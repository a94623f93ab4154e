import { refuse } from '../../platform/errors.ts';

export const deletionNotFound = () =>
  refuse(404, 'DELETION_NOT_FOUND', 'There is no such deletion, or it was undone already');
export const deletionExpired = () => refuse(410, 'DELETION_EXPIRED', 'This deletion can no longer be undone');
export const deletionSuperseded = () =>
  refuse(
    409,
    'DELETION_SUPERSEDED',
    'Something else has the address, the code or the SKU of a deleted record by now. Nothing was restored',
  );
export const deletionDetached = () =>
  refuse(
    409,
    'DELETION_DETACHED',
    'What a deleted record belongs to was deleted meanwhile. Nothing was restored',
  );
