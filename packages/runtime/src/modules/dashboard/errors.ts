import { refuse } from '../../platform/errors.ts';

export const badPeriod = (message: string) => refuse(400, 'BAD_PERIOD', message);
