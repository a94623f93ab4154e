import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import {
  flag,
  line,
  moment,
  optionalLine,
  optionalText,
  reference,
  richText,
} from '../../platform/http/forms/bodyFields.ts';
import { imageAddress } from '../media/index.ts';
import { metafieldsInput } from '../metafields/index.ts';
import { urlKey } from '../urls/index.ts';
import { blogCategoryRow } from './blogCategory.ts';
import { blogPostRow } from './blogPost.ts';

const MAX_CATEGORIES = 100;

const required = { name: line('name'), url_key: urlKey };
const shared = {
  status: flag('status'),
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
  metafields: metafieldsInput,
};

const postFields = describedBy(blogPostRow, {
  ...required,
  short_description: optionalText,
  content: richText('content'),
  author: optionalLine('author'),
  image: imageAddress.nullable(),
  published_at: moment('published_at').describe(
    'The time at which the post becomes public, in ISO 8601 format. With a time in the future, the post is published automatically. Null with a public status means now.',
  ),
  categories: z
    .array(reference)
    .max(MAX_CATEGORIES)
    .describe('The categories of the post, by integer ID or UUID. Replaces the whole list.'),
  ...shared,
});

/** Describes the body of a request that updates a post. Omitted fields keep their values, so no field has a default. */
export const blogPostBody = z.object(postFields).partial();
export const newBlogPostBody = z.object({
  ...blogPostBody.shape,
  name: postFields.name,
  url_key: postFields.url_key,
});

const categoryFields = describedBy(blogCategoryRow, {
  ...required,
  description: richText('description'),
  ...shared,
});

/** Describes the body of a request that updates a blog category. Omitted fields keep their values. */
export const blogCategoryBody = z.object(categoryFields).partial();
export const newBlogCategoryBody = z.object({
  ...blogCategoryBody.shape,
  name: categoryFields.name,
  url_key: categoryFields.url_key,
});

export type NewBlogPostBody = z.output<typeof newBlogPostBody>;
export type BlogPostBody = z.output<typeof blogPostBody>;
export type NewBlogCategoryBody = z.output<typeof newBlogCategoryBody>;
export type BlogCategoryBody = z.output<typeof blogCategoryBody>;
