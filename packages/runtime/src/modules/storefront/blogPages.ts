import type { AppContext } from '../../platform/contracts/context.ts';
import { absoluteImageUrl } from '../media/index.ts';
import type { Reply } from '../../platform/contracts/reply.ts';
import { visitorContext } from '../../platform/loading/readContext.ts';
import type { BlogPostEntity } from '../blog/contract.ts';
import { readPostList } from '../blog/index.ts';
import { answerPage } from './page/answerPage.ts';
import type { PathCall } from './page/pagePlan.ts';
import { feedPathOf } from '../feeds/index.ts';
import { listOptions } from './listPage.ts';
import { BLOG_PATH } from './shopMenu.ts';
import type { PageFrame } from './page/pageFrame.ts';

/** Responds with the blog page. Reads the posts, the number of posts, and the widgets. */
export async function serveBlog(call: PathCall, frame: PageFrame): Promise<Reply> {
  const { app, db } = call;
  const posts = await readPostList(visitorContext(app, db), call, null);
  const view = {
    kind: 'blog',
    route: 'blogView',
    urn: null,
    path: BLOG_PATH,
    title: app.texts()('storefront.blog.title'),
    description: null,
    entity: null,
    posts,
  };
  return answerPage(call, 'blog', view, {
    frame,
    feed: feedPathOf(BLOG_PATH),
    ...listOptions(posts),
  });
}

/** Creates a post's schema.org data for search engines. */
export function postData(app: AppContext, post: BlogPostEntity): Readonly<Record<string, unknown>> {
  const { name, author, image, short_description, published_at, updated_at, url } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: name,
    ...(short_description !== null && { description: short_description }),
    ...(image !== null && { image: absoluteImageUrl(image, app.url) }),
    ...(author !== null && { author: { '@type': 'Person', name: author } }),
    datePublished: published_at,
    // A post that is published later than it was last saved.
    dateModified: updated_at < published_at ? published_at : updated_at,
    url: app.url(encodeURI(url)),
  };
}
