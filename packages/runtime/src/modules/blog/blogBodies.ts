import { z } from 'zod';
import {
  flag,
  line,
  moment,
  optionalLine,
  optionalText,
  reference,
  richText,
} from '../../platform/http/bodyFields.ts';
import { imageAddress } from '../catalog/index.ts';
import { metafieldsInput } from '../metafields/index.ts';
import { urlKey } from '../urls/index.ts';

const MAX_CATEGORIES = 100;

const required = { name: line('name'), url_key: urlKey };
const shared = {
  status: flag('status'),
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
  /** The whole set is replaced. */
  metafields: metafieldsInput,
};

const ofPost = {
  short_description: optionalText,
  content: richText('content'),
  author: optionalLine('author'),
  image: imageAddress.nullable(),
  /** One that lies ahead: the post becomes public by itself. Null with a public status: now. */
  published_at: moment('published_at'),
  /** The whole list is replaced. */
  categories: z.array(reference).max(MAX_CATEGORIES),
  ...shared,
};

export const newBlogPostBody = z.object({ ...required, ...z.object(ofPost).partial().shape });
/** Touches only what it carries: there are no defaults here. */
export const blogPostBody = z.object({ ...required, ...ofPost }).partial();

const ofCategory = { description: richText('description'), ...shared };

export const newBlogCategoryBody = z.object({ ...required, ...z.object(ofCategory).partial().shape });
export const blogCategoryBody = z.object({ ...required, ...ofCategory }).partial();

export type NewBlogPostBody = z.output<typeof newBlogPostBody>;
export type BlogPostBody = z.output<typeof blogPostBody>;
export type NewBlogCategoryBody = z.output<typeof newBlogCategoryBody>;
export type BlogCategoryBody = z.output<typeof blogCategoryBody>;
