import type { AppContext } from '../../../platform/contracts/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import { currencyOf, shownCurrencies } from '../../catalog/index.ts';
import { absoluteImageUrl } from '../../media/index.ts';
import { loadWidgets, openPreview } from '../../pageBuilder/index.ts';
import type { Preview, ShownPage } from '../../pageBuilder/index.ts';
import type { Look } from '../../appearance/contract.ts';
import type { Layout, PageTemplate, PageView, RefusedAddView, ViewOf } from '../../defaultTheme/contract.ts';
import { WITHDRAWAL_PATH } from '../../defaultTheme/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { alternatesOf } from '../../feeds/index.ts';
import { measuredPage } from '../measurement/measured.ts';
import type { Measured } from '../measurement/measured.ts';
import { suggestScript } from '../suggestions/suggestScript.ts';
import { pageInLanguage } from './inLanguage.ts';
import { plainFrame, readFrame } from './pageFrame.ts';
import type { PageFrame } from './pageFrame.ts';
import { descriptionOf, shareImage } from './pageHead.ts';
import { wantsJson } from './pagePlan.ts';
import type { PageCall, PagePlan } from './pagePlan.ts';
import { themeOf } from './themeOf.ts';
import { trailData } from './trailData.ts';
import { withPreview } from './preview.ts';

/** A page with all its data in the request's language, ready to be rendered as an HTML document or JSON. */
export interface ComposedPage {
  readonly call: PageCall;
  readonly template: PageTemplate;
  readonly view: PageView;
  readonly frame: PageFrame;
  readonly layout: Layout;
  readonly widgets: Awaited<ReturnType<typeof loadWidgets>>;
  readonly measured: Measured;
  /** True if the page is the same for all visitors, so that caches may store it. */
  readonly isPublic: boolean;
}

/**
 * Composes a page from its view: applies the draft specified in the query, loads the widgets and the frame of an HTML document, and
 * translates everything into the request's language. Runs the SQL statements listed at `answerPage`.
 */
export async function composePage<T extends PageTemplate>(
  pageCall: PageCall,
  template: T,
  given: ViewOf<T>,
  plan: PagePlan<ViewOf<T>>,
): Promise<ComposedPage> {
  const call = pageCall.preview === undefined ? withPreview(pageCall, await previewOf(pageCall)) : pageCall;
  const { app, db, request } = call;
  const [placed, frame] = await Promise.all([
    plan.widgets ?? loadWidgets(app, db, shownPage(call, given, plan.isPrivate === true), call.preview),
    plan.frame ?? (wantsJson(request) ? plainFrame(app) : readFrame(app, db)),
  ]);
  const parts = { template, view: given as ViewOf<T> & PageView, menus: frame.menus, widgets: placed };
  const { view, menus, widgets } = await pageInLanguage(app, db, parts);
  const localized = { ...frame, menus };
  const isClosed = serverOf(app).closing?.isClosed() === true;
  const isPrivate = isClosed || plan.isPrivate === true || (call.preview ?? null) !== null;
  const isPublic = !isPrivate && (plan.status ?? 200) === 200;
  const measured = measuredPage(request, frame.measurement, { path: view.path, isPublic });
  const layout = layoutOf(app, template, view, localized, {
    ...plan,
    measured,
    image: shareImage(view, plan.image ?? null, [...widgets.areas.values()]),
    isPrivate,
    isClosed,
  });
  return { call, template, view, frame: localized, layout, widgets, measured, isPublic };
}

/** Returns the parts of a page that its widgets depend on. Only widgets of a private page know the customer. */
const shownPage = ({ caller }: PageCall, view: PageView, isPrivate: boolean): ShownPage => ({
  ...(view as PageView & ShownPage),
  customerUuid: isPrivate ? (caller?.customer?.uuid ?? null) : null,
});

/** Opens the draft specified in the page's query. Returns null if the query specifies no draft or the draft is for another theme. */
async function previewOf({ app, db, request: { search } }: PageCall): Promise<Preview | null> {
  const [token, ...more] = search === '' ? [] : new URLSearchParams(search).getAll('changeset');
  if (token === undefined || more.length > 0) return null;
  return openPreview(app, db, token).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

type LayoutPlan<View extends PageView> = PagePlan<View> & {
  readonly measured: Measured;
  readonly isClosed: boolean;
};

/** Creates the data for the HTML document around a page. */
function layoutOf<View extends PageView>(
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
