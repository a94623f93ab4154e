import { z } from 'zod';
import { text, timestamp, uuid } from '../../platform/db/columns.ts';

/** Describes a row of sitemap facts in statements. */
export const urlFacts = z.object({ uuid, changed: timestamp, pictures: z.array(text) });
