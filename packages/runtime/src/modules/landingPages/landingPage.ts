import { z } from 'zod';
import {
  bool,
  createdAt,
  entityId,
  entityUuid,
  text,
  timestamp,
  updatedAt,
} from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';

/** Describes a landing page as stored in the database and returned by the REST API. */
export const landingPageRow = z.object({
  landing_page_id: entityId,
  uuid: entityUuid,
  status: bool.meta(
    kind('flag', 'Whether the page is live between `publish_start` and `publish_end`; false: a draft.'),
  ),
  name: text.describe('The name that administrators read.'),
  url_key: text.describe('The path of the page; unique among landing pages.'),
  description: text
    .nullable()
    .describe(
      'A note about the page. Search engines get it where `meta_description` is empty; null: there is none.',
    ),
  meta_title: text.nullable().describe('The title for search engines; null: the name.'),
  meta_description: text.nullable().describe('The description for search engines; null: there is none.'),
  publish_start: timestamp
    .nullable()
    .describe('The time at which the page goes live, an ISO 8601 time in UTC; null: at once.'),
  publish_end: timestamp
    .nullable()
    .describe('The time at which the page stops being live, an ISO 8601 time in UTC; null: never.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type LandingPageRow = z.output<typeof landingPageRow>;
