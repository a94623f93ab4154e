import { z } from 'zod';

/** The metafield values of an entity, by namespace and key, as stored in `meta_data`. */
export const metaData = z
  .record(z.string(), z.record(z.string(), z.unknown()))
  .describe('The values of the metafields, by namespace and key.');
/** The metafield values of an entity, by namespace and key. */
export type MetaData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Validates the structure of `metafields` in a request body. The values are validated later against the field
 * definitions.
 */
export const metafieldsInput = z
  .record(z.string(), z.unknown(), 'Custom fields must be an object')
  .optional()
  .describe(
    'The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept.',
  );
export type MetafieldsInput = z.output<typeof metafieldsInput>;
