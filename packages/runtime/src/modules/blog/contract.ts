import type { WithTextLanguages } from '../../platform/contracts/languages.ts';
import type { RichText } from '../../platform/html/richText.ts';
import type { PageMetafield } from '../metafields/contract.ts';

/** A link to a blog category. */
export interface BlogTopic extends WithTextLanguages {
  readonly uuid: string;
  readonly name: string;
  /** The path of the category page. */
  readonly url: string;
}

/** A post as shown in lists. */
export interface BlogPostTile extends WithTextLanguages {
  readonly uuid: string;
  readonly name: string;
  /** The path of the post page. */
  readonly url: string;
  readonly image: string | null;
  readonly short_description: string | null;
  readonly author: string | null;
  /** The publication time in ISO 8601. */
  readonly published_at: string;
}

/** One page of a list of posts, newest first. */
export interface BlogPostList {
  readonly items: readonly BlogPostTile[];
  readonly total: number;
  /** The page number, starting at 1. */
  readonly page: number;
  readonly pages: number;
}

/** A post as shown on its page. */
export type BlogPostEntity = WithTextLanguages & {
  readonly uuid: string;
  readonly name: string;
  readonly url_key: string;
  readonly url: string;
  readonly image: string | null;
  readonly short_description: string | null;
  readonly author: string | null;
  /** The publication time in ISO 8601. */
  readonly published_at: string;
  /** The time of the last change in ISO 8601. */
  readonly updated_at: string;
  /** The stored content: HTML, block editor rows as a JSON string, or plain text. */
  readonly content: string | null;
  /** The sanitized content, as a JSON tree. Null if the post has no content. */
  readonly content_tree: RichText | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly metafields: readonly PageMetafield[];
  readonly categories: readonly BlogTopic[];
};

/** A blog category as shown on its page. */
export type BlogCategoryEntity = WithTextLanguages & {
  readonly uuid: string;
  readonly name: string;
  readonly url_key: string;
  readonly url: string;
  /** The stored description. */
  readonly description: string | null;
  /** The sanitized description, as a JSON tree. Null if the category has no description. */
  readonly description_tree: RichText | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly metafields: readonly PageMetafield[];
  readonly posts: BlogPostList;
};
