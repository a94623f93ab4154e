import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { HTML_TYPE, JSON_TYPE } from '../../platform/http/answer.ts';
import { contentSecurity, DATA_POLICY } from '../../platform/http/contentSecurity.ts';
import type { ForeignSources } from '../../platform/http/contentSecurity.ts';
import { Reply } from '../../platform/http/reply.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { sendTagged, taggedText } from '../../platform/http/taggedText.ts';
import type { TaggedText } from '../../platform/http/taggedText.ts';
import { areaRenderer, loadWidgets, widgetsAnswer } from '../pageBuilder/index.ts';
import type { Preview } from '../pageBuilder/index.ts';
import { themeOf } from './themeOf.ts';
import { readMenu } from './readMenu.ts';
import { templateContextOf } from './templateContext.ts';
import type { MenuEntry, PageTemplate, PageView, TemplateContext, ViewOf } from './templates/contract.ts';

export interface PageCall {
  readonly app: AppContext;
  readonly db: Db;
  readonly request: Pick<RequestFacts, 'headers'>;
  /** Laid over the page, which is private then. Default: none. */
  readonly preview?: Preview | null;
}

/** Of a page that its whole path names, and the query. */
export interface PathCall extends PageCall {
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly request: Pick<RequestFacts, 'headers' | 'id' | 'path'>;
}

export interface PageOptions {
  /** Default: 200. */
  readonly status?: number;
  /** Shows what is one visitor's alone: no cache may keep it, and no search engine list it. */
  readonly isPrivate?: boolean;
  /** False asks search engines to leave the page out. Default: true. */
  readonly isIndexed?: boolean;
  /** What belongs to the canonical address behind the path, such as the number of the page of a list. */
  readonly canonicalQuery?: Readonly<Record<string, string>>;
  /** Where the page's own widgets are placed. Default: `content`. */
  readonly area?: string;
  /** What stands before the widgets of its area. */
  readonly body?: Html | null;
  /** For links to the page on other sites; a path or an address. */
  readonly image?: string | null;
  /** What it shows in the words of schema.org. */
  readonly data?: Readonly<Record<string, unknown>> | null;
  /** Addresses of scripts that the page cannot do without, such as a gateway's card field. */
  readonly scripts?: readonly string[];
  /** Sources beside the shop's own that those scripts and the page's forms need. */
  readonly sources?: ForeignSources;
  /** What is placed on it, where that was loaded. Default: it is loaded. */
  readonly widgets?: Awaited<ReturnType<typeof loadWidgets>>;
  /** The menu, where a statement has read it along. Default: it is read. */
  readonly menu?: readonly MenuEntry[];
  /** When the browser loads which path in its place, without a script. Of private pages. */
  readonly refresh?: { readonly seconds: number; readonly path: string };
  /** Takes the page that was made, where it changes with the shop's content alone and everybody sees it alike. */
  readonly keep?: (text: TaggedText) => void;
}

/**
 * Answers with a page: its view through its template as a document or, where `Accept` asks for that, as JSON. Public pages
 * have an ETag and are not sent again to who has them; private ones are never kept. Statements: what is placed on the page
 * and what the types of widgets load, and for a document the menu.
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
  const area = areaRenderer(app, widgets);
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
  if (changesWithContent) options.keep?.(text);
  return sendTagged(call.request, text);
}

/** Whether a page is asked for as data. Browsers name both types; who names JSON alone is a program. */
export const wantsJson = ({ headers: { accept = '' } }: PageCall['request']): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');
