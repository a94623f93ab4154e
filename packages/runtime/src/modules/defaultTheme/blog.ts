import { html, paragraphs } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { commaOf } from '../../platform/languages/writing.ts';
import type { BlogPostTile } from '../blog/contract.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { BlogPostView, BlogView, TemplateContext } from './contract.ts';
import { metafieldRows } from './metafieldRows.ts';
import { paging } from './paging.ts';
import { pathHref } from './pathHref.ts';
import { richSection } from './richSection.ts';
import { blocksOf, lineOf } from './textLanguage.ts';

const blogCrumb = ({ text }: TemplateContext) => ({ name: text('storefront.blog.title'), url: '/blog' });

/** Renders the posts of the whole blog or of one blog category. */
export const blogTemplate = ({ path, entity, posts }: BlogView, page: TemplateContext): Html =>
  html`${entity && breadcrumb([blogCrumb(page)], page)}
    <h1>${entity ? lineOf(entity, 'name', entity.name) : page.text('storefront.blog.title')}</h1>
    ${entity && richSection(entity.description_tree, page, entity)} ${page.content}
    ${
      posts.items.length > 0
        ? html`<ul class="posts">
            ${posts.items.map((post) => postTile(post, page))}
          </ul>`
        : html`<p>${page.text(posts.total === 0 ? 'storefront.blog.none' : 'storefront.list.noSuchPage')}</p>`
    }
    ${paging({ page: posts.page, pages: posts.pages, path, query: {} }, page)}`;

const postTile = (post: BlogPostTile, page: TemplateContext): Html => {
  const src = post.image && safeHref(post.image);
  return html`<li>
    <article>
      ${
        src &&
        html`<a href="${pathHref(post.url)}" tabindex="-1" aria-hidden="true"
          ><img src="${src}" alt="" loading="lazy"
        /></a>`
      }
      <h2><a href="${pathHref(post.url)}">${lineOf(post, 'name', post.name)}</a></h2>
      ${byline(post, page)}
      ${post.short_description && blocksOf(post, 'short_description', paragraphs(post.short_description))}
    </article>
  </li>`;
};

/** Renders the date and author of a post. */
const byline = (
  { author, published_at }: Pick<BlogPostTile, 'author' | 'published_at'>,
  { day, text }: TemplateContext,
): Html =>
  html`<p class="fine">
    <time datetime="${published_at}">${day(published_at)}</time
    >${author && html` · ${text('storefront.blog.author', { author })}`}
  </p>`;

/** Renders a blog post. */
export function blogPostTemplate({ entity }: BlogPostView, page: TemplateContext): Html {
  const src = entity.image && safeHref(entity.image);
  const details = metafieldRows(entity.metafields, page);
  return html`${breadcrumb([blogCrumb(page), ...entity.categories.slice(0, 1)], page)}
    <article class="post">
      <h1>${lineOf(entity, 'name', entity.name)}</h1>
      ${byline(entity, page)} ${src && html`<img class="lead" src="${src}" alt="" />`}
      ${entity.content_tree && html`<div class="rich" dir="auto">${blocksOf(entity, 'content', entity.content_tree.html)}</div>`}
      ${details.length > 0 && html`<dl>${details}</dl>`}
    </article>
    ${
      entity.categories.length > 0 &&
      html`<p class="topics">
        ${page.text('storefront.blog.topics')}
        ${entity.categories.map(
          (topic, index) =>
            html`${index > 0 && commaOf(page.shop.locale)}<a href="${pathHref(topic.url)}"
                >${lineOf(topic, 'name', topic.name)}</a
              >`,
        )}
      </p>`
    }
    ${page.content}`;
}
