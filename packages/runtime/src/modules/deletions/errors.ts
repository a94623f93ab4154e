import { refuse } from '../../platform/errors.ts';

export const deletionNotFound = () =>
  refuse(404, 'DELETION_NOT_FOUND', 'The deletion was not found or has already been undone');
export const deletionExpired = () => refuse(410, 'DELETION_EXPIRED', 'This deletion can no longer be undone');
export const deletionSuperseded = () =>
  refuse(
    409,
    'DELETION_SUPERSEDED',
    'The URL, code or SKU of a deleted record is now used by another record. Nothing was restored.',
  );
export const deletionDetached = () =>
  refuse(
    409,
    'DELETION_DETACHED',
    'A record that the deleted one belongs to no longer exists. Nothing was restored.',
  );
