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
  url_key: text.describe('The last segment of the path of the post; unique among blog posts.'),
  short_description: text.nullable().describe('The summary that lists show; null: there is none.'),
  content: text.nullable().meta(kind('rich_text', 'The text of the post; null: there is none.')),
  author: text.nullable().describe('The name of the author, as shoppers read it; null: there is none.'),
  image: text.nullable().meta(kind('image', 'The image of the post; null: there is none.')),
  status: bool.meta(kind('flag', 'Whether the post is public from `published_at` on; false: a draft.')),
  published_at: timestamp
    .nullable()
    .describe(
      'The time at which the post becomes public, an ISO 8601 time in UTC. Null: a draft that has no time yet.',
    ),
  meta_title: text.nullable().describe('The title for search engines; null: the name.'),
  meta_description: text.nullable().describe('The description for search engines; null: there is none.'),
  meta_data: metaData,
  categories: z.array(int).describe('The integer ids of the categories of the post.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type BlogPostRow = z.output<typeof blogPostRow>;

/** Returns the time from which a post is public. A post published without a time is public from `now`. */
export const publishedAt = (
  { status, published_at }: Pick<BlogPostRow, 'status' | 'published_at'>,
  now: Date,
): string | null => (status ? (published_at ?? now.toISOString()) : published_at);
