import { refuse } from '../../platform/errors.ts';

export const messageNotFound = () => refuse(404, 'MESSAGE_NOT_FOUND', 'Message not found');
