import { line, optionalLine, optionalText, richText } from '../../platform/http/forms/bodyFields.ts';
import { existsIn, pathByKey } from '../translations/index.ts';
import type { Translatable } from '../translations/index.ts';
import { urlKey } from '../urls/index.ts';
import { blogCategoryPath, blogPostPath } from './blogUrl.ts';

const common = {
  name: line('name'),
  url_key: urlKey,
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
};

/** The translatable blog entities. */
export const blogTranslatable: readonly Translatable[] = [
  {
    entityType: 'blog_post',
    fields: { ...common, short_description: optionalText, content: richText('content') },
    updateRoute: 'updateBlogPost',
    exists: existsIn('blog_post'),
    savePaths: pathByKey('blog_post', blogPostPath),
  },
  {
    entityType: 'blog_category',
    fields: { ...common, description: richText('description') },
    updateRoute: 'updateBlogCategory',
    exists: existsIn('blog_category'),
    savePaths: pathByKey('blog_category', blogCategoryPath),
  },
];
