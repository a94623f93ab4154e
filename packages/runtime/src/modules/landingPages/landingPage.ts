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
    kind('flag', 'True if the page is live between `publish_start` and `publish_end`. False for a draft.'),
  ),
  name: text.describe('The name shown to administrators.'),
  url_key: text.describe('The path of the page. Must be unique among landing pages.'),
  description: text
    .nullable()
    .describe(
      'A note about the page, used for search engines if `meta_description` is empty. Null if there is none.',
    ),
  meta_title: text.nullable().describe('The title for search engines. Defaults to the name if null.'),
  meta_description: text.nullable().describe('The description for search engines. Null if there is none.'),
  publish_start: timestamp
    .nullable()
    .describe('The time at which the page goes live, in ISO 8601 format (UTC). Null means immediately.'),
  publish_end: timestamp
    .nullable()
    .describe(
      'The time at which the page stops being live, in ISO 8601 format (UTC). Null if it has no end date.',
    ),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type LandingPageRow = z.output<typeof landingPageRow>;
