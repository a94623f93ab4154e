import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { HTML_TYPE, JSON_TYPE } from '../../platform/http/answer.ts';
import { contentSecurity, DATA_POLICY } from '../../platform/http/contentSecurity.ts';
import type { ForeignSources } from '../../platform/http/contentSecurity.ts';
import { Reply } from '../../platform/http/reply.ts';
import type { RequestInfo } from '../../platform/http/route.ts';
import { sendWithEtag, taggedText } from '../../platform/http/etag.ts';
import type { TaggedText } from '../../platform/http/etag.ts';
import { areaRenderer, loadWidgets, widgetsAnswer } from '../pageBuilder/index.ts';
import type { Preview } from '../pageBuilder/index.ts';
import { themeOf } from './themeOf.ts';
import { readMenu } from './readMenu.ts';
import { templateContextOf } from './templateContext.ts';
import type { MenuEntry, PageTemplate, PageView, TemplateContext, ViewOf } from './templates/contract.ts';

export interface PageCall {
  readonly app: AppContext;
  readonly db: Db;
  readonly request: Pick<RequestInfo, 'headers'>;
  /** The draft that is laid over the page, which is private then. Default: none. */
  readonly preview?: Preview | null;
}

/** The call of a page whose whole path and query name it. */
export interface PathCall extends PageCall {
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly request: Pick<RequestInfo, 'headers' | 'id' | 'path'>;
}

export interface PageOptions {
  /** Default: 200. */
  readonly status?: number;
  /** The page is one visitor's alone: no cache may store it, and no search engine list it. Default: false. */
  readonly isPrivate?: boolean;
  /** False asks search engines to leave the page out. Default: true. */
  readonly isIndexed?: boolean;
  /** The query of the canonical address, such as the number of the page of a list. */
  readonly canonicalQuery?: Readonly<Record<string, string>>;
  /** The area of the page's own widgets. Default: `content`. */
  readonly area?: string;
  /** The content before the widgets of its area. */
  readonly body?: Html | null;
  /** The image for links to the page on other sites; a path or an address. */
  readonly image?: string | null;
  /** The content of the page in the vocabulary of schema.org. */
  readonly data?: Readonly<Record<string, unknown>> | null;
  /** The path of the page's Atom feed. Default: it has none. */
  readonly feed?: string;
  /** The addresses of scripts that the page needs, such as that of a gateway's card field. */
  readonly scripts?: readonly string[];
  /** Sources beside the shop's own that those scripts and the page's forms need. */
  readonly sources?: ForeignSources;
  /** The widgets of the page, where they were loaded already. Default: they are loaded. */
  readonly widgets?: Awaited<ReturnType<typeof loadWidgets>>;
  /** The menu, where a statement has read it already. Default: it is read. */
  readonly menu?: readonly MenuEntry[];
  /** After how many seconds the browser loads another path, without a script. For private pages. */
  readonly refresh?: { readonly seconds: number; readonly path: string };
  /** Stores the page in the cache, where it changes with the shop's content alone and everybody sees the same. */
  readonly store?: (text: TaggedText) => void;
}

/**
 * Answers with a page: its view through its template as a document or, where `Accept` asks for that, as JSON. Public pages
 * have an ETag and are not sent again to clients that have them; private ones are never stored. Statements: the widgets of the
 * page and what their types load, and for a document the menu.
 */
export async function answerPage<T extends PageTemplate>(
  call: PageCall,
  template: T,
  view: ViewOf<T>,
  options: PageOptions = {},
): Promise<Reply> {
  const { app, db, request } = call;
  const isJson = wantsJson(request);
  const [widgets, menu] = await Promise.all([
    options.widgets ?? loadWidgets(app, db, view, call.preview),
    isJson ? [] : (options.menu ?? readMenu(db)),
  ]);
  const canonical = app.url(encodeURI(view.path), options.canonicalQuery);
  if (isJson) {
    const data = { ...view, canonical, widgets: widgetsAnswer(app, widgets) };
    return answer(call, JSON_TYPE, JSON.stringify({ data }), options, widgets.changeWithContent);
  }
  const { templates, stylesheet } = themeOf(app);
  const area = areaRenderer(app, widgets, { marked: (call.preview ?? null) !== null });
  const page = templateContextOf(app, area, html`${options.body}${area(options.area ?? 'content')}`);
  const { title, description } = view;
  const { isIndexed = true, image = null, data = null, scripts = [] } = options;
  const show = templates[template] as (view: PageView, page: TemplateContext) => Html;
  const document = templates.document(
    {
      title,
      description,
      canonical,
      indexed: isIndexed && !isPrivate(call, options),
      image: image === null ? null : absolute(app, image),
      data,
      stylesheet,
      scripts,
      feed: options.feed ?? null,
      menu,
    },
    show(view, page),
    page,
  );
  return answer(call, HTML_TYPE, String(document), options, widgets.changeWithContent);
}

const absolute = (app: AppContext, address: string): string =>
  address.startsWith('/') ? app.url(address) : address;

const isPrivate = ({ preview }: PageCall, options: PageOptions): boolean =>
  options.isPrivate === true || (preview ?? null) !== null;

function answer(
  call: PageCall,
  type: string,
  body: string,
  options: PageOptions,
  changesWithContent: boolean,
): Reply {
  const { status = 200, sources } = options;
  const policy = type === HTML_TYPE ? contentSecurity(sources) : DATA_POLICY;
  const common = { vary: 'Accept', 'content-security-policy': policy };
  if (isPrivate(call, options) || status !== 200) {
    const { refresh } = options;
    const headers = {
      ...common,
      'content-type': type,
      'cache-control': 'private, no-store',
      ...(refresh && type === HTML_TYPE && { refresh: `${refresh.seconds}; url=${refresh.path}` }),
    };
    return new Reply(status, body, headers);
  }
  const text = taggedText(body, type, { ...common, 'cache-control': 'public, no-cache' });
  if (changesWithContent) options.store?.(text);
  return sendWithEtag(call.request, text);
}

/** Tells whether a page is requested as data. Browsers name both types; a program names JSON alone. */
export const wantsJson = ({ headers: { accept = '' } }: PageCall['request']): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');
