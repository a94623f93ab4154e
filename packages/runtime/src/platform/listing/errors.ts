import { refuse } from '../errors.ts';

export const badFilter = (message: string) => refuse(400, 'BAD_FILTER', message);
export const badCursor = () => refuse(400, 'BAD_CURSOR', 'The cursor is not one of this list and its order');
