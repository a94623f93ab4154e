import { z } from 'zod';

/** Schemas for row columns, by database type as delivered by the pool's parsers. */

/** INT and BIGINT, for IDs and counts. */
export const int = z.int();
/** NUMERIC, an exact decimal string such as "12.3400". */
export const decimal = z.string();
/** TIMESTAMPTZ, an ISO 8601 string in UTC. */
export const timestamp = z.string();
export const uuid = z.string();
export const text = z.string();
export const bool = z.boolean();

/** The columns that most tables have, with the descriptions shown in the API documentation. */

export const entityId = int.describe('The integer ID.');
export const entityUuid = uuid.meta({ format: 'uuid', description: 'The permanent ID, a UUID.' });
export const createdAt = timestamp.meta({
  format: 'date-time',
  description: 'When it was created, in ISO 8601 format (UTC).',
});
export const updatedAt = timestamp.meta({
  format: 'date-time',
  description: 'When it was last changed, in ISO 8601 format (UTC).',
});

/**
 * Row schemas shared by many statements. Schemas for a single statement are at the top of its file: a schema is compiled at its
 * first row, which takes longer than most statements, so none may be created per statement.
 */

/** The row of `select count(*) as total`. */
export const totalRow = z.object({ total: int });
/** The row schema for statements that return no columns. */
export const noColumns = z.object({});
