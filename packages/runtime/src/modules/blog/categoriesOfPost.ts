import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { listCategoriesOfPosts } from './blogCategory.repo.ts';
import type { BlogCategoryRow } from './blogCategory.repo.ts';
import { readersOf } from './readers.ts';

/** By the post's id: one statement for all posts of a request. */
export const categoriesOfPost: LoaderDefinition<number, readonly BlogCategoryRow[]> = {
  async load(ids, context) {
    const rows = await listCategoriesOfPosts(context.db, ids, readersOf(context));
    const byPost = Map.groupBy(rows, (row) => row.blog_post_id);
    return ids.map((id) => byPost.get(id) ?? []);
  },
};
