import { LRUCache } from '../../../platform/bundled/lruCache.ts';
import type { z } from 'zod';
import { shopRevision } from '../../../platform/config/liveShop.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { withQuery } from '../../../platform/http/answer/withQuery.ts';
import { cachedForms } from '../../../platform/http/answer/encoding.ts';
import { priceKeyOf } from '../../catalog/index.ts';
import { answerOf, measurementFrom, visitorKind } from '../../measurement/index.ts';
import { wantsJson } from '../page/pagePlan.ts';
import type { AnsweredPage, PathCall } from '../page/pagePlan.ts';
import { frameFrom, plainFrame } from '../page/pageFrame.ts';
import type { PageFrame } from '../page/pageFrame.ts';
import { pageState, selectPageState } from './contentChange.repo.ts';
import type { PageOrigin } from './contentChange.repo.ts';

/** A public page as sent to clients, with its origin. */
interface CachedPage extends PageOrigin, AnsweredPage {
  /** The host of the shop's measurement script at the time of rendering. Null if the shop used no script. */
  readonly host: string | null;
}

/**
 * The cache entry of a requested page in this process. A cached page is only served after an SQL statement has confirmed that nothing
 * has changed since it was rendered, so that changes committed by any process are noticed.
 */
export interface CacheEntry {
  /** The SQL column to select for `check`, with the schema of its value. */
  readonly column: { readonly sql: SqlFragment; readonly schema: typeof pageState };
  /** Returns the cached page if it is current, otherwise the data with which to render the page again. */
  check(state: z.infer<typeof pageState>): CacheCheck;
}

export interface CacheCheck {
  /** The cached page. Null if the page must be rendered. */
  readonly cached: AnsweredPage | null;
  /** Returns the frame with which to render the page. */
  frame(): Promise<PageFrame>;
  /** Stores the newly rendered page. */
  store(page: AnsweredPage): void;
}

/** Maximum total size of a process's cached pages, in approximate bytes. */
const MAX_SIZE = 8_000_000;
/** Maximum age of a cached page in milliseconds. It is far below the time for which content changes are retained. */
const MAX_AGE = 3_600_000;

interface Pages extends LRUCache<string, CachedPage> {
  /** The host of the shop's measurement script when a page was last rendered. */
  host: string | null;
}
const pagesBy = new WeakMap<AppContext['config'], Pages>();

/** Finds a request's cache entry. Previews are private, so they are never cached. */
export function cacheEntry(call: PathCall): CacheEntry {
  const { app, request, query, preview } = call;
  const now = app.clock.now();
  const isDocument = !wantsJson(request);
  const pages = pagesOf(app);
  // A page is only found while the shop's own properties are those that it was requested with.
  const place = `${shopRevision(app.config.shop)} ${[app.language, priceKeyOf(app)].join(' ').trim()} ${withQuery(request.path, query)}`;
  // HTML documents vary by the visitor's consent choice, but not by other cookies. JSON is the same for all visitors.
  const keyFor = (host: string | null) =>
    `${isDocument ? visitorKind(answerOf(request), host) : 'data'} ${place}`;
  const key = keyFor(pages.host);
  const found = preview ? undefined : pages.get(key);
  // If the clock was set back, the age of cached pages is unknown. A page rendered for another script host does not apply, because
  // visitors have consented to that other host.
  const page = found && found.at <= now && keyFor(found.host) === key ? found : null;
  return {
    column: { sql: selectPageState(app, page, now, isDocument), schema: pageState },
    check: (state) => {
      if (state.is_current)
        return { cached: page, frame: async () => plainFrame(app), store: () => undefined };
      const { snapshot, server, frame } = state;
      const { script } = measurementFrom(app, frame.measurement);
      const host = script && script.host;
      pages.host = host;
      const hasBlog = frame.menu && frame.menu.has_posts;
      return {
        cached: null,
        frame: () => frameFrom(app, frame),
        store: (answered) =>
          store(pages, keyFor(host), { ...answered, snapshot, server, at: now, hasBlog, host }),
      };
    },
  };
}

/** Stores a page. Its compressed forms are added when they are created, and are included in the total size. */
function store(pages: Pages, key: string, page: CachedPage): void {
  let cached = page;
  page.text.forms = cachedForms(() => {
    if (pages.peek(key) !== cached) return;
    // The cache only measures new values, so a copy is stored. The copy keeps the age of the original.
    cached = { ...page };
    pages.set(key, cached, { noUpdateTTL: true });
  });
  pages.set(key, page);
}

/** Returns this process's cached pages. The least recently requested page is evicted first. */
function pagesOf(app: AppContext): Pages {
  const known = pagesBy.get(app.config);
  if (known) return known;
  const cache = new LRUCache<string, CachedPage>({
    maxSize: MAX_SIZE,
    ttl: MAX_AGE,
    sizeCalculation: ({ text }, key) => 2 * (key.length + text.body.length) + (text.forms?.bytes() ?? 0),
  });
  const pages: Pages = Object.assign(cache, { host: null });
  pagesBy.set(app.config, pages);
  return pages;
}
