import type { AppContext } from '../../platform/contracts/context.ts';
import type { WithTextLanguages } from '../../platform/contracts/languages.ts';
import type { Db } from '../../platform/db/db.ts';
import { html } from '../../platform/html/html.ts';
import { RichText, richText } from '../../platform/html/richText.ts';
import type { Page, PageBody } from '../urls/index.ts';
import { findCmsPage } from './cmsPage.repo.ts';
import { cmsPagePath, cmsPageUrn } from './cmsPageUrl.ts';

/** Loads a page as the storefront shows it. Returns null if the page is a draft. One SQL statement. */
export async function loadPage(_: AppContext, db: Db, uuid: string): Promise<Page | null> {
  const page = await findCmsPage(db, { uuid }, 'storefront');
  if (!page) return null;
  const { title, content, url_key, meta_title, meta_description } = page;
  const content_tree = richText(content);
  return {
    route: 'cmsPageView',
    urn: cmsPageUrn(page),
    area: 'content',
    title: meta_title || title,
    description: meta_description,
    entity: {
      uuid,
      title,
      content,
      content_tree,
      url_key,
      meta_title,
      meta_description,
      url: cmsPagePath(page),
    },
    body: bodyOf,
  };
}

const bodyOf: PageBody = (entity) => {
  const tree = entity?.['content_tree'];
  if (!(tree instanceof RichText)) return null;
  const { text_languages: languages } = entity as WithTextLanguages;
  const body = languages?.['content']
    ? html`<div lang="${languages['content']}">${tree.html}</div>`
    : tree.html;
  return html`<div class="rich" dir="auto">${body}</div>`;
};
