import { z } from 'zod';
import {
  bool,
  createdAt,
  entityId,
  entityUuid,
  int,
  text,
  timestamp,
  updatedAt,
} from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { metaData } from '../metafields/index.ts';

/** Describes a blog post as stored in the database and returned by the REST API. */
export const blogPostRow = z.object({
  blog_post_id: entityId,
  uuid: entityUuid,
  name: text.describe('The headline.'),
  url_key: text.describe('The last path segment of the post page. Must be unique among blog posts.'),
  short_description: text.nullable().describe('The summary shown in lists. Null if there is none.'),
  content: text.nullable().meta(kind('rich_text', 'The content of the post. Null if there is none.')),
  author: text.nullable().describe("The author's name, shown to shoppers. Null if there is none."),
  image: text.nullable().meta(kind('image', 'The image of the post. Null if there is none.')),
  status: bool.meta(kind('flag', 'True if the post is public from `published_at` on. False for a draft.')),
  published_at: timestamp
    .nullable()
    .describe(
      'The time at which the post becomes public, in ISO 8601 format (UTC). Null for a draft without a date.',
    ),
  meta_title: text.nullable().describe('The title for search engines. Defaults to the name if null.'),
  meta_description: text.nullable().describe('The description for search engines. Null if there is none.'),
  meta_data: metaData,
  categories: z.array(int).describe('The integer IDs of the categories of the post.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type BlogPostRow = z.output<typeof blogPostRow>;

/** Returns the time from which a post is public. A post published without a time is public from `now`. */
export const publishedAt = (
  { status, published_at }: Pick<BlogPostRow, 'status' | 'published_at'>,
  now: Date,
): string | null => (status ? (published_at ?? now.toISOString()) : published_at);
