import { z } from 'zod';
import { text, timestamp, uuid } from '../../platform/db/columns.ts';

/** The schema of a row of sitemap facts. */
export const urlFacts = z.object({ uuid, changed: timestamp, pictures: z.array(text) });
