import { z } from 'zod';
import { text, timestamp, uuid } from '../../platform/db/columns.ts';

/** Describes the row of what a sitemap says of an entity, in statements. */
export const urlFacts = z.object({ uuid, changed: timestamp, pictures: z.array(text) });
