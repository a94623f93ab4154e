import { refuse } from '../errors.ts';

/** Creates the refusal for a filter that a list does not have or cannot parse: 400 `BAD_FILTER`. */
export const badFilter = (message: string) => refuse(400, 'BAD_FILTER', message);
export const badCursor = () =>
  refuse(400, 'BAD_CURSOR', 'The cursor does not belong to this list and sort order');
