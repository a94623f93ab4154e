import { defineExtension } from '../../platform/contracts/extension.ts';
import { listLiveBlogCategories } from './blogCategory.repo.ts';
import { blogCategoryRoutes } from './blogCategoryRoutes.ts';
import { listLiveBlogPosts, listPostFacts } from './blogPost.repo.ts';
import { blogPostRoutes } from './blogPostRoutes.ts';
import { loadBlogCategoryPage } from './pages/blogCategoryPage.ts';
import { loadBlogPostPage } from './pages/blogPostPage.ts';
import { blogFileUses } from './fileUses.ts';
import { blogOwners, metafieldRoutes } from './metafieldOwners.ts';
import { blogTranslatable } from './translatable.ts';
import { blogPersonalData } from './personalData.ts';

/** Provides blog posts and blog categories, with their pages. */
export const blog = defineExtension({
  name: 'blog',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    personalData: blogPersonalData,
    routes: [...blogPostRoutes, ...blogCategoryRoutes, ...metafieldRoutes],
    fileUses: blogFileUses,
    metafieldOwners: blogOwners,
    translatable: blogTranslatable,
    urlEntities: [
      {
        type: 'blog_post',
        urn: 'blog:post',
        listLive: listLiveBlogPosts,
        listFacts: listPostFacts,
        loadPage: loadBlogPostPage,
      },
      {
        type: 'blog_category',
        urn: 'blog:category',
        listLive: (_app, db, uuids) => listLiveBlogCategories(db, uuids),
        loadPage: loadBlogCategoryPage,
      },
    ],
  }),
});
