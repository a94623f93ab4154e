import { refuse } from '../errors.ts';
import { MAX_NUMBERED_ROWS } from './contract.ts';

/** Creates the refusal for a filter that a list does not have or cannot parse: 400 `BAD_FILTER`. */
export const badFilter = (message: string) => refuse(400, 'BAD_FILTER', message);
/** Creates the refusal for a numbered page that does not end within `MAX_NUMBERED_ROWS`: 400 `PAGE_TOO_DEEP`. */
export const pageTooDeep = () =>
  refuse(
    400,
    'PAGE_TOO_DEEP',
    'Numbered pages end after {rows} rows. To read further, follow "next" of a REST list, or "after" of a GraphQL connection.',
    { at: 'page', values: { rows: MAX_NUMBERED_ROWS } },
  );
export const badCursor = () =>
  refuse(400, 'BAD_CURSOR', 'The cursor does not belong to this list and sort order');
