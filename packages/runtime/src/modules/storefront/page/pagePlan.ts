import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Caller } from '../../../platform/contracts/caller.ts';
import type { RequestInfo } from '../../../platform/contracts/route.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { ForeignSources } from '../../../platform/http/answer/contentSecurity.ts';
import type { TaggedText } from '../../../platform/http/answer/etag.ts';
import type { Look } from '../../appearance/contract.ts';
import type { Layout, PageView, RefusedAddView } from '../../defaultTheme/contract.ts';
import type { Occurrence } from '../../measurement/index.ts';
import type { loadWidgets, Preview } from '../../pageBuilder/index.ts';
import type { EntityPaths, PageBody } from '../../urls/index.ts';
import type { PageFrame } from './pageFrame.ts';

/** A request for a page. */
export interface PageCall {
  readonly app: AppContext;
  readonly db: Db;
  readonly request: Pick<RequestInfo, 'headers' | 'search' | 'setCookie'>;
  /** The draft applied to the page, which makes the page private. Default: the draft specified in the query, if there is one. */
  readonly preview?: Preview | null;
  /** The visitor, whom the widgets of a private page know. */
  readonly caller?: Pick<Caller, 'customer'>;
}

/** A request for a page that is identified by its full path and query. */
export interface PathCall extends PageCall {
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly request: Pick<RequestInfo, 'headers' | 'id' | 'path' | 'search' | 'setCookie'>;
}

/** A public page as sent to clients. */
export interface AnsweredPage {
  readonly text: TaggedText;
  /** The event that is recorded for a page view. Null if page views are not counted. */
  readonly view: Occurrence | null;
}

/** Describes the response for a page: the content around its view, who may cache it, and what a page view counts as. */
export interface PagePlan<View = PageView> {
  /** The HTTP status. Default: 200. */
  readonly status?: number;
  /** True if the page is private to one visitor. No cache may store it, and no search engine may index it. Default: false. */
  readonly isPrivate?: boolean;
  /** True if search engines may index the page. Default: true. */
  readonly isIndexed?: boolean;
  /** The query of the canonical URL, such as a list's page number. */
  readonly canonicalQuery?: Readonly<Record<string, string>>;
  /** The query kept in links to the same page in other languages, such as the selected variant options. */
  readonly retainedQuery?: Readonly<Record<string, string>>;
  /** The area with the page's main widgets. Default: `content`. */
  readonly area?: string;
  /** The content above the widgets in the main area, or a function that creates the content from the entity. */
  readonly body?: PageBody | Html | null;
  /** The image for link previews on other sites, as a path or an absolute URL. */
  readonly image?: string | null;
  /** The price of the page's product, for link previews on other sites. */
  readonly price?: Layout['price'];
  /** Creates the page's schema.org data from its translated view. */
  readonly data?: (view: View, look: Look) => Readonly<Record<string, unknown>>;
  /** The entity's paths by language, see `EntityPaths`. Null if the path is the same in all languages. Default: null. */
  readonly paths?: EntityPaths | null;
  /** The languages into which the entity is translated. Null if the page exists in all languages. Default: null. */
  readonly translated?: readonly string[] | null;
  /** The stock shortage to explain, if the shopper could not add the page's product to the cart. Default: none. */
  readonly refusedAdd?: RefusedAddView;
  /** The path of the page's Atom feed. Default: no feed. */
  readonly feed?: string;
  /** The URLs of scripts that the page requires, such as the script of a gateway's card field. */
  readonly scripts?: readonly string[];
  /** The external sources required by the page's scripts and forms. */
  readonly sources?: ForeignSources;
  /** The page's widgets, if they are already loaded. Default: the widgets are loaded. */
  readonly widgets?: Awaited<ReturnType<typeof loadWidgets>>;
  /** The frame, if it was already read. Default: the frame is read. */
  readonly frame?: PageFrame;
  /** The delay in seconds after which the browser loads another path, without JavaScript. For private pages only. */
  readonly refresh?: { readonly seconds: number; readonly path: string };
  /** The event that is recorded for a page view. Default: a page view. */
  readonly counted?: Omit<Occurrence, 'path'>;
  /**
   * Stores the page in the cache. Called if the page changes only with the shop's content and is the same for all visitors with the same
   * consent choice.
   */
  readonly store?: (page: AnsweredPage) => void;
}

/** Reports whether a page is requested as JSON. Browsers also accept HTML, whereas API clients only accept JSON. */
export const wantsJson = ({ headers: { accept = '' } }: PageCall['request']): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');
