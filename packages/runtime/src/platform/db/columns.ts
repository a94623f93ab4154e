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
