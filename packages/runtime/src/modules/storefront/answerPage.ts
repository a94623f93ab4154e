import type { AppContext } from '../../platform/contracts/context.ts';
import { pictureAddress } from '../media/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { HTML_TYPE, JSON_TYPE } from '../../platform/http/answer/answer.ts';
import { contentSecurity, DATA_POLICY, mergeSources } from '../../platform/http/answer/contentSecurity.ts';
import type { ForeignSources } from '../../platform/http/answer/contentSecurity.ts';
import { Refusal } from '../../platform/errors.ts';
import { Reply } from '../../platform/contracts/reply.ts';
import { timeRendering } from '../../platform/acting/timing.ts';
import { linksIn } from '../../platform/languages/linksIn.ts';
import type { RequestInfo } from '../../platform/contracts/route.ts';
import { taggedText } from '../../platform/http/answer/etag.ts';
import { unitsToShow } from '../carts/index.ts';
import { sendWithUnits, withUnits } from './cartMark.ts';
import type { TaggedText } from '../../platform/http/answer/etag.ts';
import { recordView } from '../measurement/index.ts';
import type { Occurrence } from '../measurement/index.ts';
import { areaRenderer, loadWidgets, openPreview, sourcesOf, widgetsAnswer } from '../pageBuilder/index.ts';
import type { Preview, ShownPage } from '../pageBuilder/index.ts';
import { themeOf } from './themeOf.ts';
import { withPreview } from './withPreview.ts';
import { plainFrame, readFrame } from './pageFrame.ts';
import type { PageFrame } from './pageFrame.ts';
import { alternatesOf } from '../feeds/index.ts';
import { descriptionOf, pictureOf } from './pageHead.ts';
import { measuredPage } from './measurement/measured.ts';
import type { Measured } from './measurement/measured.ts';
import { pageInLanguage } from './inLanguage.ts';
import { productsOf, templateContextOf } from './templateContext.ts';
import { SUGGEST_SCRIPT_PATH } from './suggestions/suggestScript.ts';
import { trailData } from './trailData.ts';
import type { SentForm } from '../defaultTheme/index.ts';
import type { Look } from '../appearance/contract.ts';
import type { EntityPaths, PageBody } from '../urls/index.ts';
import type {
  CacheView,
  Layout,
  PageTemplate,
  PageView,
  RefusedAddView,
  TemplateContext,
  ViewOf,
} from '../defaultTheme/contract.ts';

export interface PageCall {
  readonly app: AppContext;
  readonly db: Db;
  readonly request: Pick<RequestInfo, 'headers' | 'search' | 'setCookie'>;
  /** The draft that is laid over the page, which is private then. Default: the one that the query names, if any. */
  readonly preview?: Preview | null;
}

/** The call of a page whose whole path and query name it. */
export interface PathCall extends PageCall {
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly request: Pick<RequestInfo, 'headers' | 'id' | 'path' | 'search' | 'setCookie'>;
}

/** A public page as it is answered. */
export interface AnsweredPage {
  readonly text: TaggedText;
  /** What its view counts as. Null: it is not counted. */
  readonly view: Occurrence | null;
}

export interface PageOptions<View = PageView> {
  /** Default: 200. */
  readonly status?: number;
  /** The page is one visitor's alone: no cache may store it, and no search engine list it. Default: false. */
  readonly isPrivate?: boolean;
  /** False asks search engines to leave the page out. Default: true. */
  readonly isIndexed?: boolean;
  /** The query of the canonical address, such as the number of the page of a list. */
  readonly canonicalQuery?: Readonly<Record<string, string>>;
  /** The query that leads to the same content in another language, such as the options of a chosen variant. */
  readonly keptQuery?: Readonly<Record<string, string>>;
  /** The area of the page's own widgets. Default: `content`. */
  readonly area?: string;
  /** The content before the widgets of its area, or what makes it of the entity. */
  readonly body?: PageBody | Html | null;
  /** The image for links to the page on other sites; a path or an address. */
  readonly image?: string | null;
  /** The price of what the page sells, for links to it on other sites. */
  readonly price?: Layout['price'];
  /** Makes the content of the page in the vocabulary of schema.org, of its view in its language. */
  readonly data?: (view: View, look: Look) => Readonly<Record<string, unknown>>;
  /** The paths of the entity by language; see `EntityPaths`. Null: the page has the same path in all. Default: null. */
  readonly paths?: EntityPaths | null;
  /** The refused attempt to add the product of the page to the cart, which the page explains. Default: none. */
  readonly refusedAdd?: RefusedAddView;
  /** The path of the page's Atom feed. Default: it has none. */
  readonly feed?: string;
  /** The addresses of scripts that the page needs, such as that of a gateway's card field. */
  readonly scripts?: readonly string[];
  /** Sources beside the shop's own that those scripts and the page's forms need. */
  readonly sources?: ForeignSources;
  /** The widgets of the page, where they were loaded already. Default: they are loaded. */
  readonly widgets?: Awaited<ReturnType<typeof loadWidgets>>;
  /** The frame, where a statement has read it already. Default: it is read. */
  readonly frame?: PageFrame;
  /** After how many seconds the browser loads another path, without a script. For private pages. */
  readonly refresh?: { readonly seconds: number; readonly path: string };
  /** What the view of the page counts as. Default: a page view. */
  readonly counted?: Omit<Occurrence, 'path'>;
  /** Stores the page in the cache, where it changes with the shop's content alone and all who decided the same about being counted see the same. */
  readonly store?: (page: AnsweredPage) => void;
}

/**
 * Answers with a page: its view through its template as a document or, where `Accept` asks for that, as JSON. Public pages
 * have an ETag and are not sent again to clients that have them; private ones are never stored. Statements: the widgets of the
 * page and what their types load, for a document the frame, and in other languages than the default one the translations.
 */
export async function answerPage<T extends PageTemplate>(
  asked: PageCall,
  template: T,
  given: ViewOf<T>,
  options: PageOptions<ViewOf<T>> = {},
): Promise<Reply> {
  const call = asked.preview === undefined ? withPreview(asked, await previewOf(asked)) : asked;
  const { app, db, request } = call;
  const isJson = wantsJson(request);
  const [placed, frame] = await Promise.all([
    options.widgets ?? loadWidgets(app, db, given as ShownPage, call.preview),
    options.frame ?? (isJson ? plainFrame(app) : readFrame(app, db)),
  ]);
  const parts = { view: given as ViewOf<T> & PageView, menus: frame.menus, widgets: placed };
  const { view, menus, widgets } = await pageInLanguage(app, db, parts);
  const spoken = { ...frame, menus };
  const isPublic = !isPrivate(call, options) && (options.status ?? 200) === 200;
  const measured = measuredPage(request, frame.measurement, { path: view.path, isPublic });
  const layout = layoutOf(app, template, view, spoken, {
    ...options,
    measured,
    image: pictureOf(view, options.image ?? null, [...widgets.areas.values()]),
    isPrivate: isPrivate(call, options),
  });
  if (isJson) {
    const data = {
      ...view,
      canonical: layout.canonical,
      ...(layout.alternates.length > 1 && { alternates: layout.alternates }),
      widgets: widgetsAnswer(app, widgets),
    };
    return answer(call, JSON_TYPE, JSON.stringify({ data }), options, widgets.changeWithContent);
  }
  const { templates } = themeOf(app);
  const area = areaRenderer(app, widgets, {
    marked: (call.preview ?? null) !== null,
    products: productsOf(app),
  });
  const content = html`${bodyOf(view, options)}${area(options.area ?? 'content')}`;
  const page = templateContextOf(app, area, content, frame.look, menus.legal?.links);
  const show = templates[template] as (view: PageView, page: TemplateContext) => Html;
  const document = timeRendering(() => String(templates.document(layout, show(view, page), page)));
  const sources = mergeSources([options.sources ?? {}, sourcesOf(widgets), measured.sources]);
  const counted = measured.isCounted ? { ...(options.counted ?? PAGE_VIEW), path: view.path } : null;
  const text = linksIn(app, document);
  return answer(
    call,
    HTML_TYPE,
    text,
    { ...options, sources, measured, view: counted },
    widgets.changeWithContent,
  );
}

/** Opens the draft that the query of a page names. Null: there is none, or it is of another theme. */
async function previewOf({ app, db, request: { search } }: PageCall): Promise<Preview | null> {
  const [token, ...more] = search === '' ? [] : new URLSearchParams(search).getAll('changeset');
  if (token === undefined || more.length > 0) return null;
  return openPreview(app, db, token).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

const PAGE_VIEW = { name: 'page_viewed' } as const;

type LayoutOptions<View extends PageView> = PageOptions<View> & { readonly measured: Measured };

/** Makes the data of the document around a page. */
function layoutOf<View extends PageView>(
  app: AppContext,
  template: PageTemplate,
  view: View,
  { menus, look, payments }: PageFrame,
  { isIndexed = true, image = null, data, scripts = [], measured, ...options }: LayoutOptions<View>,
): Layout {
  const slim = template === 'checkout' || template === 'payment';
  return {
    title: view.title,
    window_title: windowTitle(app, view, look),
    description: descriptionOf(view),
    canonical: app.url(encodeURI(view.path), options.canonicalQuery),
    indexed: isIndexed && options.isPrivate !== true,
    image: image === null ? null : pictureAddress(image, app.url),
    page_type: PAGE_TYPES[template] ?? 'website',
    price: options.price ?? null,
    data: [...(data ? [data(view, look)] : []), ...trailData(app, view)],
    stylesheet: themeOf(app).stylesheet(look.styles).path,
    // Slim pages have no search.
    scripts: [...(slim ? [] : [SUGGEST_SCRIPT_PATH]), ...scripts, ...measured.scripts],
    feed: options.feed ?? null,
    menu: menus.header,
    footer_menu: menus.footer,
    look,
    payments,
    slim,
    consent: measured.consent,
    alternates: alternatesOf(app, view.path, options),
  };
}

/** Returns the title of a page for the window of a browser. A title that has the name of the shop already stays as it is. */
export function windowTitle(
  app: AppContext,
  view: Pick<PageView, 'title'>,
  { name: shop }: Pick<Look, 'name'>,
): string {
  const text = app.texts();
  const { title: own, form } = view as Pick<PageView, 'title'> & { readonly form?: SentForm };
  const title = own.includes(shop) ? own : text('storefront.titleOfShop', { title: own, shop });
  return form && form.errors.length > 0 ? text('storefront.form.titleWithErrors', { title }) : title;
}

/** The types of Open Graph of pages that are more than a page of a website. */
const PAGE_TYPES: Partial<Record<PageTemplate, Layout['page_type']>> = {
  product: 'product',
  blogPost: 'article',
};

const bodyOf = (view: PageView, { body = null }: Pick<PageOptions, 'body'>): Html | null => {
  if (typeof body !== 'function') return body;
  return body((view as Partial<CacheView>).entity ?? null);
};

const isPrivate = ({ preview }: PageCall, options: Pick<PageOptions, 'isPrivate'>): boolean =>
  options.isPrivate === true || (preview ?? null) !== null;

interface AnswerOptions extends Omit<PageOptions, 'data'> {
  /** What measurement added. Default: nothing. */
  readonly measured?: Measured;
  /** What the view of the page counts as. Default: it is not counted. */
  readonly view?: Occurrence | null;
}

function answer(
  call: PageCall,
  type: string,
  body: string,
  options: AnswerOptions,
  changesWithContent: boolean,
): Reply {
  const { status = 200, sources, measured, view = null } = options;
  const policy = type === HTML_TYPE ? contentSecurity(sources) : DATA_POLICY;
  // A shop that asks its visitors answers by their decision.
  const vary = measured && measured.consent !== null ? 'Accept, Cookie' : 'Accept';
  const common = { vary, 'content-security-policy': policy };
  if (isPrivate(call, options) || status !== 200) {
    const { refresh } = options;
    const headers = {
      ...common,
      'content-type': type,
      'cache-control': 'private, no-store',
      ...(refresh &&
        type === HTML_TYPE && { refresh: `${refresh.seconds}; url=${pathOf(call, refresh.path)}` }),
    };
    const shown = type === HTML_TYPE ? withUnits(call.app, body, unitsToShow()) : body;
    return new Reply(status, shown, headers);
  }
  const cacheControl = view === null ? 'public, no-cache' : 'private, no-cache';
  const page = { text: taggedText(body, type, { ...common, 'cache-control': cacheControl }), view };
  if (changesWithContent) options.store?.(page);
  return sendPage(call, page);
}

/** Sends a public page, made now or before, and counts its view where the visitor agreed. */
export function sendPage(call: Pick<PageCall, 'app' | 'request'>, { text, view }: AnsweredPage): Reply {
  if (view) recordView(call, view);
  return sendWithUnits(call, text);
}

const pathOf = ({ app: { languages, language } }: PageCall, path: string): string =>
  languages.pathIn(language, path);

/** Tells whether a page is requested as data. Browsers name both types; a program names JSON alone. */
export const wantsJson = ({ headers: { accept = '' } }: PageCall['request']): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');
