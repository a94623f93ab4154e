import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/context.ts';
import { withQuery } from '../../../platform/http/withQuery.ts';
import type { TaggedText } from '../../../platform/http/etag.ts';
import { wantsJson } from '../answerPage.ts';
import type { PathCall } from '../answerPage.ts';

/** A public page as it was answered, and what it was made from. */
export interface KeptPage {
  readonly text: TaggedText;
  /** That of the first statement that it was read by: the page may miss what has committed since. */
  readonly snapshot: string;
  /** When it was begun, by the shop's clock. */
  readonly at: Date;
}

/** What a request finds kept of its page. */
export interface PageKeeping {
  /** Null: nothing. The database tells whether it still holds. */
  readonly known: KeptPage | null;
  readonly now: Date;
  /** Whether it is asked for as a document, which has the menu. */
  readonly isDocument: boolean;
  /** Keeps the page that was made in its place, from this snapshot on. */
  keep(snapshot: string, text: TaggedText): void;
}

/** The texts of all pages that a process keeps, in about as many bytes. */
const MAX_SIZE = 8_000_000;
/** In milliseconds: far less than the time for which changes are remembered. */
const MAX_AGE = 3_600_000;

type Pages = LRUCache<string, KeptPage>;
const pagesBy = new WeakMap<AppContext, Pages>();

/** Finds what this process keeps of a page. For a preview, which is no one else's, there is nothing. */
export function keptPage(call: PathCall): PageKeeping {
  const { app, request, query, preview } = call;
  const now = app.clock.now();
  const isDocument = !wantsJson(request);
  const pages = pagesOf(app);
  const key = `${isDocument ? 'document' : 'data'} ${withQuery(request.path, query)}`;
  const found = preview ? undefined : pages.get(key);
  return {
    // A clock that was set back cannot tell which times have passed since.
    known: found && found.at <= now ? found : null,
    now,
    isDocument,
    keep: (snapshot, text) => void pages.set(key, { text, snapshot, at: now }),
  };
}

/** Least recently asked for goes first. */
function pagesOf(app: AppContext): Pages {
  const known = pagesBy.get(app);
  if (known) return known;
  const pages: Pages = new LRUCache({
    maxSize: MAX_SIZE,
    ttl: MAX_AGE,
    sizeCalculation: ({ text }, key) => 2 * (key.length + text.body.length),
  });
  pagesBy.set(app, pages);
  return pages;
}
