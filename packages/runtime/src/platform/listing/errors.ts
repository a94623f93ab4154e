import { refuse } from '../errors.ts';

/** The refusal of a filter that a list does not have or cannot read: 400 `BAD_FILTER`. */
export const badFilter = (message: string) => refuse(400, 'BAD_FILTER', message);
export const badCursor = () =>
  refuse(400, 'BAD_CURSOR', 'The cursor does not belong to this list and sort order');
