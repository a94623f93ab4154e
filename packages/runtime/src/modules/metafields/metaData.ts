import { z } from 'zod';

/** The values of an entity, as its `meta_data` holds them: namespace, then key. */
export const metaData = z
  .record(z.string(), z.record(z.string(), z.unknown()))
  .describe('The values of the metafields, by namespace and key.');
export type MetaData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a request body carries under `metafields`. What the fields make of it is told apart from its shape. */
export const metafieldsInput = z
  .record(z.string(), z.unknown(), 'Custom fields must be an object')
  .optional()
  .describe('The values of metafields, by namespace and key. Those that are absent stay.');
export type MetafieldsInput = z.output<typeof metafieldsInput>;
