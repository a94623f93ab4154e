import { randomUUID } from 'node:crypto';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { dataOf } from './shop.ts';

export const LANDING_PAGES = '/api/landing-pages';

export const newKey = () => `k-${randomUUID()}`;
export const landingUrn = ({ uuid }: { readonly uuid: string }) =>
  `urn:evershop:promotion:landing_page:${uuid}`;

/** Returns request functions for page tests. */
export const pagesOf = (shop: () => TestShop) => ({
  landingPage: async (sent: object = {}) =>
    dataOf(
      await shop().admin('POST', LANDING_PAGES, { name: 'Sale', url_key: newKey(), status: true, ...sent }),
    ),
  cmsPage: async (sent: object = {}) =>
    dataOf(
      await shop().admin('POST', '/api/pages', {
        title: 'Imprint',
        url_key: newKey(),
        status: true,
        ...sent,
      }),
    ),
  /** Creates a text widget, or the widget that the given body describes. */
  widget: async (sent: object = {}) =>
    dataOf(
      await shop().admin('POST', '/api/widgets', {
        name: 'Text',
        type: 'text_block',
        settings: { text: 'Hello' },
        ...sent,
      }),
    ),
  /** Requests a page like a browser. */
  html: (path: string, headers: Readonly<Record<string, string>> = {}): Promise<TestAnswer> =>
    shop().request('GET', path, undefined, { headers: { accept: 'text/html,*/*', ...headers } }),
  json: (path: string, headers: Readonly<Record<string, string>> = {}): Promise<TestAnswer> =>
    shop().request('GET', path, undefined, { headers: { accept: 'application/json', ...headers } }),
});

/** Returns a placement in the body of a landing page. */
export const inBodyOf = (page: { readonly uuid: string }, more: object = {}) => ({
  route: 'landingPageView',
  area: 'landing_page_content',
  entity_urn: landingUrn(page),
  ...more,
});
