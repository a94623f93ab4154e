import type { AppContext } from '../../../platform/contracts/context.ts';
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
  /** The draft applied to the page, which makes the page private. Default: the draft specified in the query, if any. */
  readonly preview?: Preview | null;
}

/** The call of a page that is identified by its whole path and query. */
export interface PathCall extends PageCall {
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly request: Pick<RequestInfo, 'headers' | 'id' | 'path' | 'search' | 'setCookie'>;
}

/** A public page in its response form. */
export interface AnsweredPage {
  readonly text: TaggedText;
  /** The occurrence that a view of the page counts as. Null if the view is not counted. */
  readonly view: Occurrence | null;
}

/** The plan for responding with a page: the content around its view, who may store the page, and what its view counts as. */
export interface PagePlan<View = PageView> {
  /** The HTTP status. Default: 200. */
  readonly status?: number;
  /** True if the page is private to one visitor: no cache may store it, and no search engine may index it. Default: false. */
  readonly isPrivate?: boolean;
  /** True if search engines may index the page. Default: true. */
  readonly isIndexed?: boolean;
  /** The query of the canonical URL, such as the page number of a list. */
  readonly canonicalQuery?: Readonly<Record<string, string>>;
  /** The query that links to the same content in another language, such as the selected variant options. */
  readonly keptQuery?: Readonly<Record<string, string>>;
  /** The area of the page's main widgets. Default: `content`. */
  readonly area?: string;
  /** The content before the widgets in its area, or the function that creates it from the entity. */
  readonly body?: PageBody | Html | null;
  /** The image for links to the page on other sites; a path or an absolute address. */
  readonly image?: string | null;
  /** The price of the product on the page, for links to it on other sites. */
  readonly price?: Layout['price'];
  /** Creates the schema.org data of the page from its translated view. */
  readonly data?: (view: View, look: Look) => Readonly<Record<string, unknown>>;
  /** The paths of the entity by language; see `EntityPaths`. Null if the path is the same in all languages. Default: null. */
  readonly paths?: EntityPaths | null;
  /** The rejected attempt to add the page's product to the cart, which the page explains. Default: none. */
  readonly refusedAdd?: RefusedAddView;
  /** The path of the page's Atom feed. Default: no feed. */
  readonly feed?: string;
  /** The addresses of scripts that the page requires, such as the script of a gateway's card field. */
  readonly scripts?: readonly string[];
  /** External sources that these scripts and the page's forms require. */
  readonly sources?: ForeignSources;
  /** The widgets of the page if they are already loaded. Default: they are loaded. */
  readonly widgets?: Awaited<ReturnType<typeof loadWidgets>>;
  /** The frame if another statement has already read it. Default: it is read. */
  readonly frame?: PageFrame;
  /** The delay in seconds after which the browser loads another path, without scripts. For private pages. */
  readonly refresh?: { readonly seconds: number; readonly path: string };
  /** The occurrence that a view of the page counts as. Default: a page view. */
  readonly counted?: Omit<Occurrence, 'path'>;
  /**
   * Stores the page in the cache if it changes only with the shop's content and is the same for all visitors with the same consent
   * decision.
   */
  readonly store?: (page: AnsweredPage) => void;
}

/** Reports whether a page is requested as JSON. Browsers accept both types; API clients accept only JSON. */
export const wantsJson = ({ headers: { accept = '' } }: PageCall['request']): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');
