import { refuse } from '../../platform/errors.ts';

export const noteNotFound = () => refuse(404, 'NOTE_NOT_FOUND', 'Note not found');
