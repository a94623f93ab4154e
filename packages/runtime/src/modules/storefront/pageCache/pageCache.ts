import { LRUCache } from '../../../platform/bundled/lruCache.ts';
import type { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { withQuery } from '../../../platform/http/answer/withQuery.ts';
import { keptForms } from '../../../platform/http/answer/encoding.ts';
import { answerOf, measurementFrom, visitorKind } from '../../measurement/index.ts';
import { wantsJson } from '../page/pagePlan.ts';
import type { AnsweredPage, PathCall } from '../page/pagePlan.ts';
import { frameFrom, plainFrame } from '../page/pageFrame.ts';
import type { PageFrame } from '../page/pageFrame.ts';
import { pageState, selectPageState } from './contentChange.repo.ts';
import type { PageOrigin } from './contentChange.repo.ts';

/** A public page in its response form, with its origin. */
interface CachedPage extends PageOrigin, AnsweredPage {
  /** The host of the shop's measurement script when the page was rendered. Null if there was none. */
  readonly host: string | null;
}

/**
 * The cache entry of a request's page in this process. A cached page is served only after a statement has confirmed that nothing has
 * changed since it was rendered, so that changes committed by any process are never missed.
 */
export interface CacheEntry {
  /** The column to select for `check`, with the schema of its value. */
  readonly column: { readonly sql: SqlFragment; readonly schema: typeof pageState };
  /** Returns the cached page if it is current, otherwise the starting point for a new page. */
  check(state: z.infer<typeof pageState>): CacheCheck;
}

export interface CacheCheck {
  /** The cached page. Null if the page must be rendered. */
  readonly cached: AnsweredPage | null;
  /** Returns the frame for a page to be rendered. */
  frame(): Promise<PageFrame>;
  /** Stores the newly rendered page. */
  store(page: AnsweredPage): void;
}

/** Maximum total size of all cached pages of a process, in approximate bytes. */
const MAX_SIZE = 8_000_000;
/** Maximum age of a page in milliseconds, far below the retention time of changes. */
const MAX_AGE = 3_600_000;

interface Pages extends LRUCache<string, CachedPage> {
  /** The host of the shop's measurement script when a page was last rendered. */
  host: string | null;
}
const pagesBy = new WeakMap<AppContext['config'], Pages>();

/** Finds the cache entry of a request. Previews are private and have no cached pages. */
export function cacheEntry(call: PathCall): CacheEntry {
  const { app, request, query, preview } = call;
  const now = app.clock.now();
  const isDocument = !wantsJson(request);
  const pages = pagesOf(app);
  const place = `${app.language} ${withQuery(request.path, query)}`;
  // Documents vary by the visitor's consent decision, not by the rest of the cookie. JSON is the same for all visitors.
  const keyFor = (host: string | null) =>
    `${isDocument ? visitorKind(answerOf(request), host) : 'data'} ${place}`;
  const key = keyFor(pages.host);
  const found = preview ? undefined : pages.get(key);
  // After the clock was set back, the elapsed times are unknown. A page for another host belongs to visitors who decided about that host.
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

/** Stores a page. Its compressed forms are stored with it as they are created, and count toward the total size. */
function store(pages: Pages, key: string, page: CachedPage): void {
  let kept = page;
  page.text.forms = keptForms(() => {
    if (pages.peek(key) !== kept) return;
    // The cache does not measure the same value again, so a copy is stored. Growth does not extend the age of a page.
    kept = { ...page };
    pages.set(key, kept, { noUpdateTTL: true });
  });
  pages.set(key, page);
}

/** Returns the cached pages of this process. The least recently requested page is evicted first. */
function pagesOf(app: AppContext): Pages {
  const known = pagesBy.get(app.config);
  if (known) return known;
  const kept = new LRUCache<string, CachedPage>({
    maxSize: MAX_SIZE,
    ttl: MAX_AGE,
    sizeCalculation: ({ text }, key) => 2 * (key.length + text.body.length) + (text.forms?.bytes() ?? 0),
  });
  const pages: Pages = Object.assign(kept, { host: null });
  pagesBy.set(app.config, pages);
  return pages;
}
