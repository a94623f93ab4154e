import { z } from 'zod';

/** Schemas for database columns. Each matches the values that the pool's parsers return for a column type. */

/** An INT or BIGINT column, for IDs and counts. */
export const int = z.int();
/** A NUMERIC column: an exact decimal string, such as "12.3400". */
export const decimal = z.string();
/** A TIMESTAMPTZ column: an ISO 8601 string in UTC. */
export const timestamp = z.string();
export const uuid = z.string();
export const text = z.string();
export const bool = z.boolean();

/** Columns that most tables have, with descriptions for the API documentation. */

export const entityId = int.describe('The integer ID.');
export const entityUuid = uuid.meta({ format: 'uuid', description: 'The permanent ID, a UUID.' });
export const createdAt = timestamp.meta({
  format: 'date-time',
  description: 'The time at which it was created, in ISO 8601 format (UTC).',
});
export const updatedAt = timestamp.meta({
  format: 'date-time',
  description: 'The time at which it was last changed, in ISO 8601 format (UTC).',
});

/**
 * Row schemas that many statements share. A schema for a single statement is defined at the top of its file. Never create a
 * schema per call, because it is compiled when it validates its first row, which takes longer than most statements.
 */

/** The row of a `select count(*) as total` statement. */
export const totalRow = z.object({ total: int });
/** The row schema of statements that return no columns. */
export const noColumns = z.object({});
