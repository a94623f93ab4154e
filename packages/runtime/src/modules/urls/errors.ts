import { refuse } from '../../platform/errors.ts';

export const pathTooLong = (max: number) =>
  refuse(400, 'PATH_TOO_LONG', `The path would be longer than ${max} characters`);
