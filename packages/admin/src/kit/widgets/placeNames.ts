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
  'account',
  'newsletter',
  'contact',
  'consent',
  'notFound',
  'failure',
] as const;

/** Returns the label of a page type. Page types of extensions are shown unchanged. */
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

/** Returns the label of a page area. `own` is the name defined by a theme or extension. */
export function areaName(area: string, own: string): string {
  const known = AREAS.find((one) => one === area);
  return known ? text(`widgets.area.${known}`) : own;
}
