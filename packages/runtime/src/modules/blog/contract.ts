import type { RichText } from '../../platform/html/richText.ts';
import type { PageMetafield } from '../metafields/contract.ts';

/** A link to a category of posts. */
export interface BlogTopic {
  readonly uuid: string;
  readonly name: string;
  /** The path of its page. */
  readonly url: string;
}

/** A post as lists show it. */
export interface BlogPostTile {
  readonly uuid: string;
  readonly name: string;
  /** The path of its page. */
  readonly url: string;
  readonly image: string | null;
  readonly short_description: string | null;
  readonly author: string | null;
  /** The time at which it became public, in ISO 8601. */
  readonly published_at: string;
}

/** One page of a list of posts, the newest first. */
export interface BlogPostList {
  readonly items: readonly BlogPostTile[];
  readonly total: number;
  /** The number of the page, from 1. */
  readonly page: number;
  readonly pages: number;
}

/** A post as its page shows it. */
export type BlogPostEntity = {
  readonly uuid: string;
  readonly name: string;
  readonly url_key: string;
  readonly url: string;
  readonly image: string | null;
  readonly short_description: string | null;
  readonly author: string | null;
  /** The time at which it became public, in ISO 8601. */
  readonly published_at: string;
  /** The time of its last change, in ISO 8601. */
  readonly updated_at: string;
  /** The text as it is stored: HTML, rows of a block editor as JSON text, or a plain text. */
  readonly content: string | null;
  /** The text, sanitized. Null: there is none. JSON has it as a tree. */
  readonly content_tree: RichText | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly metafields: readonly PageMetafield[];
  readonly categories: readonly BlogTopic[];
};

/** A category of posts as its page shows it. */
export type BlogCategoryEntity = {
  readonly uuid: string;
  readonly name: string;
  readonly url_key: string;
  readonly url: string;
  /** The description as it is stored. */
  readonly description: string | null;
  /** The description, sanitized. Null: there is none. JSON has it as a tree. */
  readonly description_tree: RichText | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly metafields: readonly PageMetafield[];
  readonly posts: BlogPostList;
};
