import { LRUCache } from '../../../platform/bundled/lruCache.ts';
import type { z } from 'zod';
import type { AppContext } from '../../../platform/context.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { withQuery } from '../../../platform/http/withQuery.ts';
import { keptForms } from '../../../platform/http/encoding.ts';
import { answerOf } from '../../measurement/index.ts';
import { wantsJson } from '../answerPage.ts';
import type { AnsweredPage, PathCall } from '../answerPage.ts';
import { frameFrom, plainFrame } from '../pageFrame.ts';
import type { PageFrame } from '../pageFrame.ts';
import { pageState, selectPageState } from './contentChange.repo.ts';
import type { PageOrigin } from './contentChange.repo.ts';

/** A public page as it was answered, and what it was made from. */
interface CachedPage extends PageOrigin, AnsweredPage {}

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

type Pages = LRUCache<string, CachedPage>;
const pagesBy = new WeakMap<AppContext['config'], Pages>();

/** Finds the cache entry of a request. A preview is nobody else's, and has nothing cached. */
export function cacheEntry(call: PathCall): CacheEntry {
  const { app, request, query, preview } = call;
  const now = app.clock.now();
  const isDocument = !wantsJson(request);
  const pages = pagesOf(app);
  // Documents differ by what their visitor decided about being counted. Data is the same for all.
  const kind = isDocument ? `document ${answerOf(request)}` : 'data';
  const key = `${kind} ${app.language} ${withQuery(request.path, query)}`;
  const found = preview ? undefined : pages.get(key);
  // A clock that was set back cannot tell which times have passed since.
  const page = found && found.at <= now ? found : null;
  return {
    column: { sql: selectPageState(app, page, now, isDocument), schema: pageState },
    check: (state) =>
      state.is_current
        ? { cached: page, frame: async () => plainFrame(app), store: () => undefined }
        : {
            cached: null,
            frame: () => frameFrom(app, state.frame),
            store: (answered) =>
              store(pages, key, {
                ...answered,
                snapshot: state.snapshot,
                server: state.server,
                at: now,
                hasBlog: state.frame.menu && state.frame.menu.has_posts,
              }),
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
  const pages: Pages = new LRUCache({
    maxSize: MAX_SIZE,
    ttl: MAX_AGE,
    sizeCalculation: ({ text }, key) => 2 * (key.length + text.body.length) + (text.forms?.bytes() ?? 0),
  });
  pagesBy.set(app.config, pages);
  return pages;
}
