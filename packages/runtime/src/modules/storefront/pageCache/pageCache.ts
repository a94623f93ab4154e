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

/** A public page as it was answered, and what it was made from. */
interface CachedPage extends PageOrigin, AnsweredPage {
  /** The host of the script that the shop measured with. Null: there was none. */
  readonly host: string | null;
}

/**
 * The place of a request's page in the cache of this process. A cached page is never answered before a statement has found that
 * nothing has changed since it was made, so that what was committed anywhere is never missed.
 */
export interface CacheEntry {
  /** The column that has to be selected for `check`, with the schema of its value. */
  readonly column: { readonly sql: SqlFragment; readonly schema: typeof pageState };
  /** Returns the cached page where it is current, else what a new one starts from. */
  check(state: z.infer<typeof pageState>): CacheCheck;
}

export interface CacheCheck {
  /** The cached page; null if the page has to be rendered. */
  readonly cached: AnsweredPage | null;
  /** The frame of a page that has to be made. */
  frame(): Promise<PageFrame>;
  /** Stores the page that is made now. */
  store(page: AnsweredPage): void;
}

/** The size of all cached pages of a process, in about as many bytes. */
const MAX_SIZE = 8_000_000;
/** The milliseconds after which a page is dropped: far less than the time for which changes are remembered. */
const MAX_AGE = 3_600_000;

interface Pages extends LRUCache<string, CachedPage> {
  /** The host of the script that the shop measured with when a page was last made. */
  host: string | null;
}
const pagesBy = new WeakMap<AppContext['config'], Pages>();

/** Finds the cache entry of a request. A preview is nobody else's, and has nothing cached. */
export function cacheEntry(call: PathCall): CacheEntry {
  const { app, request, query, preview } = call;
  const now = app.clock.now();
  const isDocument = !wantsJson(request);
  const pages = pagesOf(app);
  const place = `${app.language} ${withQuery(request.path, query)}`;
  // Documents differ by what their visitor decided about being counted, and not by what else the cookie says. Data is the same for all.
  const keyFor = (host: string | null) =>
    `${isDocument ? visitorKind(answerOf(request), host) : 'data'} ${place}`;
  const key = keyFor(pages.host);
  const found = preview ? undefined : pages.get(key);
  // A clock that was set back cannot tell which times have passed since. A page for another host is for who decided about that one.
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

/** Stores a page. Its compressed forms are kept with it as they are made, and count in the size of all pages. */
function store(pages: Pages, key: string, page: CachedPage): void {
  let kept = page;
  page.text.forms = keptForms(() => {
    if (pages.peek(key) !== kept) return;
    // The cache measures no value again that it has already. To have grown makes a page no younger.
    kept = { ...page };
    pages.set(key, kept, { noUpdateTTL: true });
  });
  pages.set(key, page);
}

/** Returns the cached pages of this process. The least recently requested one goes first. */
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
