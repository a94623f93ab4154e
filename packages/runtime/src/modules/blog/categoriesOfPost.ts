import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { listCategoriesOfPosts } from './blogCategory.repo.ts';
import type { BlogCategoryRow } from './blogCategory.ts';

/** Loads the categories of posts by the integer id of the post, in one statement for all posts of a request. */
export const categoriesOfPost: LoaderDefinition<number, readonly BlogCategoryRow[]> = {
  async load(ids, context) {
    const rows = await listCategoriesOfPosts(context.db, ids, context.audience);
    const byPost = Map.groupBy(rows, (row) => row.blog_post_id);
    return ids.map((id) => byPost.get(id) ?? []);
  },
};
