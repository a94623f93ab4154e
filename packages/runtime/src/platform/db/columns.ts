import { z } from 'zod';

/** Schemas for the columns of row schemas, by database type as the pool's parsers deliver them. */

/** INT and BIGINT ids and counts. */
export const int = z.int();
/** NUMERIC comes as exact decimal text, such as "12.3400". */
export const decimal = z.string();
/** TIMESTAMPTZ comes as an ISO 8601 text in UTC. */
export const timestamp = z.string();
export const uuid = z.string();
export const text = z.string();
export const bool = z.boolean();

/** The columns that most tables have, with the descriptions that answers show. */

export const entityId = int.describe('The integer id.');
export const entityUuid = uuid.meta({ format: 'uuid', description: 'The permanent id, a UUID.' });
export const createdAt = timestamp.meta({
  format: 'date-time',
  description: 'When it was created, an ISO 8601 time in UTC.',
});
export const updatedAt = timestamp.meta({
  format: 'date-time',
  description: 'When it was last changed, an ISO 8601 time in UTC.',
});

/**
 * Row schemas that many statements share. Those of one statement are at the top of its file: a schema is compiled at its first
 * row, which takes longer than most statements, so that none may be created for each statement.
 */

/** The row of `select count(*) as total`. */
export const totalRow = z.object({ total: int });
/** The row of statements that return no columns. */
export const noColumns = z.object({});
