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

/** How a page is answered: what stands around its view, who may keep it, and what its view counts as. */
export interface PagePlan<View = PageView> {
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
  /** Creates the content of the page in the vocabulary of schema.org, of its view in its language. */
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

/** Reports whether the page of a plan is one visitor's alone. */
export const isPrivate = ({ preview }: PageCall, plan: Pick<PagePlan, 'isPrivate'>): boolean =>
  plan.isPrivate === true || (preview ?? null) !== null;

/** Reports whether a page is requested as data. Browsers name both types; a program names JSON alone. */
export const wantsJson = ({ headers: { accept = '' } }: PageCall['request']): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');
