import { z } from 'zod';
import { int } from './columns.ts';

/**
 * Row schemas that many statements share. Those of one statement stand at the top of its file: a schema is compiled at
 * its first row, which takes longer than most statements, so that none is made where a statement is.
 */

/** Of `select count(*) as total`. */
export const totalRow = z.object({ total: int });
/** Of statements that return no columns. */
export const noColumns = z.object({});
