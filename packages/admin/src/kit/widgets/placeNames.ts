import { text } from '../../text/text.ts';

const ROUTES = [
  'all',
  'homepage',
  'productView',
  'categoryView',
  'collectionView',
  'cmsPageView',
  'landingPageView',
  'blogView',
  'blogPostView',
  'blogCategoryView',
  'search',
  'cart',
  'checkout',
  'checkoutPayment',
  'checkoutSuccess',
  'orderReturn',
  'withdrawal',
  'account',
  'newsletter',
  'contact',
  'consent',
  'notFound',
  'failure',
] as const;

/** Returns a page type's label. Page types of extensions are returned unchanged. */
export function routeName(route: string): string {
  const known = ROUTES.find((one) => one === route);
  return known ? text(`widgets.route.${known}`) : route;
}

const AREAS = [
  'headerTop',
  'header',
  'contentTop',
  'content',
  'contentBottom',
  'footerTop',
  'footer',
  'landing_page_content',
] as const;

/** Returns a page area's label. `own` is the name that a theme or extension defines. */
export function areaName(area: string, own: string): string {
  const known = AREAS.find((one) => one === area);
  return known ? text(`widgets.area.${known}`) : own;
}
