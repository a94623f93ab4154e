import type { AppContext } from '../../../platform/contracts/context.ts';
import { currencyOf, shownCurrencies } from '../../catalog/index.ts';
import { absoluteImageUrl } from '../../media/index.ts';
import type { Look } from '../../appearance/contract.ts';
import type { Layout, PageTemplate, PageView, RefusedAddView } from '../../defaultTheme/contract.ts';
import { WITHDRAWAL_PATH } from '../../defaultTheme/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { alternatesOf } from '../../feeds/index.ts';
import type { Measured } from '../measurement/measured.ts';
import { suggestScript } from '../suggestions/suggestScript.ts';
import type { PageFrame } from './pageFrame.ts';
import { descriptionOf } from './pageHead.ts';
import type { PagePlan } from './pagePlan.ts';
import { themeOf } from './themeOf.ts';
import { trailData } from './trailData.ts';

type LayoutPlan<View extends PageView> = PagePlan<View> & {
  readonly measured: Measured;
  readonly isClosed: boolean;
};

/** Creates the data for the HTML document around a page. */
export function layoutOf<View extends PageView>(
  app: AppContext,
  template: PageTemplate,
  view: View,
  { menus, look, payments, withdrawal }: PageFrame,
  { isIndexed = true, image = null, data, scripts = [], measured, isClosed, ...plan }: LayoutPlan<View>,
): Layout {
  const slim = SLIM.has(template);
  return {
    title: view.title,
    window_title: windowTitle(app, view, look),
    description: descriptionOf(view),
    canonical: app.url(encodeURI(view.path), plan.canonicalQuery),
    indexed: isIndexed && plan.isPrivate !== true,
    image: image === null ? null : absoluteImageUrl(image, app.url),
    page_type: PAGE_TYPES[template] ?? 'website',
    price: plan.price ?? null,
    data: [...(data ? [data(view, look)] : []), ...trailData(app, view)],
    stylesheet: themeOf(app).stylesheet(look.styles).path,
    // Slim pages have no search box.
    scripts: [...(slim ? [] : [suggestScript.path]), ...scripts, ...measured.scripts],
    feed: plan.feed ?? null,
    menu: menus.header,
    footer_menu: menus.footer,
    withdrawal_path: withdrawal ? WITHDRAWAL_PATH : null,
    look,
    payments,
    slim,
    closed_for: isClosed ? 'administrator' : null,
    consent: measured.consent,
    currencies: currencyChoice(app, view.path),
    alternates: alternatesOf(app, view.path, plan),
  };
}

/** Returns the currencies that visitors can choose on a page. Null if the shop has one currency. */
export function currencyChoice(app: AppContext, path: string): Layout['currencies'] {
  const codes = shownCurrencies(app);
  return codes.length > 1 ? { codes, current: currencyOf(app), path } : null;
}

/** Returns the browser window title. Returns a page title unchanged if it already contains the shop name. */
export function windowTitle(
  app: AppContext,
  view: Pick<PageView, 'title'>,
  { name: shop }: Pick<Look, 'name'>,
): string {
  const text = app.texts();
  const {
    title: own,
    form,
    refused_add,
  } = view as Pick<PageView, 'title'> & {
    readonly form?: SentForm;
    readonly refused_add?: RefusedAddView | null;
  };
  const title = own.includes(shop) ? own : text('storefront.titleOfShop', { title: own, shop });
  return (form && form.errors.length > 0) || refused_add
    ? text('storefront.form.titleWithErrors', { title })
    : title;
}

/** The templates of pages without menus and search, which a shopper is not to leave by accident. */
const SLIM: ReadonlySet<PageTemplate> = new Set(['checkout', 'payment', 'express', 'handOver']);

/** The Open Graph types of page templates, if other than `website`. */
const PAGE_TYPES: Partial<Record<PageTemplate, Layout['page_type']>> = {
  product: 'product',
  blogPost: 'article',
};
