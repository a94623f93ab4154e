import type { AppContext } from '../../../platform/contracts/context.ts';
import { absoluteImageUrl } from '../../media/index.ts';
import type { Look } from '../../appearance/contract.ts';
import type { Crumb } from '../../catalog/contract.ts';
import type { PageView } from '../../defaultTheme/contract.ts';

type Data = Readonly<Record<string, unknown>>;

/** Creates the schema.org breadcrumb of a page. Returns an empty list if the page has no breadcrumb. */
export function trailData(app: AppContext, view: PageView): readonly Data[] {
  const { entity } = view as PageView & {
    readonly entity?: { readonly breadcrumb?: readonly Crumb[] } | null;
  };
  if (!entity?.breadcrumb) return [];
  const crumbs = [
    { name: app.texts()('storefront.home'), url: '/' },
    ...entity.breadcrumb,
    { name: view.title, url: view.path },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: app.url(encodeURI(url)),
      })),
    },
  ];
}

/** Creates the schema.org data about the shop and its search, for the homepage. */
export function shopData(app: AppContext, { name, logo, social }: Look): Data {
  const home = app.url('/');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${home}#shop`,
        name,
        url: home,
        ...(logo && { logo: absoluteImageUrl(logo.url, app.url) }),
        ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
      },
      {
        '@type': 'WebSite',
        name,
        url: home,
        inLanguage: app.language,
        publisher: { '@id': `${home}#shop` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${app.url('/search')}?keyword={keyword}` },
          'query-input': 'required name=keyword',
        },
      },
    ],
  };
}
