import { defaultParseSearch } from '@tanstack/react-router';
import type { adminPaths } from '../paths.ts';
import type { ListState } from '../list/defineList.ts';

/** A path from `paths.ts` with its parameters filled in, such as `/orders`, or `/order/edit/` followed by a UUID. */
type Filled<Path extends string> = Path extends `${infer Start}$${string}/${infer Rest}`
  ? `${Start}${string}/${Filled<Rest>}`
  : Path extends `${infer Start}$${string}`
    ? `${Start}${string}`
    : Path;

/** Path of an admin page below `/admin`. */
export type PagePath = Filled<(typeof adminPaths)[number]>;

type PathOfRecords<Path> = Path extends `${infer Start}/$uuid` ? Filled<Start> : never;

/** Path of record pages, such as `/products/edit`, to which the UUID is appended. */
export type RecordsPath = PathOfRecords<(typeof adminPaths)[number]>;

/** Query parameters of admin pages: the list state, with all properties optional, and the parameters of other pages. */
interface LinkSearch extends Partial<ListState> {
  /** Page to open after signing in. */
  readonly next?: string;
  /** UUID of the record to copy into a new record. */
  readonly copy?: string;
  /** UUID of the entity shown in the page builder. */
  readonly entity?: string;
  /** UUID of the changeset that a new rollout publishes. */
  readonly plan?: string;
  /** Calendar month, such as `2026-07`. */
  readonly month?: string;
}

/**
 * A link that the router accepts. `search` has no page-specific type because the router determines at run time which parameters a page
 * reads.
 */
interface PageLink {
  readonly to: PagePath | '.';
  readonly search: never;
}

const NO_SEARCH: LinkSearch = {};

const link = (to: string, search: object) => ({ to, search }) as PageLink;

/**
 * Creates a link to a page, for `<Link>`, `navigate` and `redirect`. Unknown paths and unknown query parameters do not compile. The path
 * `.` is the current page.
 */
export const linkTo = (path: PagePath | '.', search = NO_SEARCH): PageLink => link(path, search);

/** Creates a link from an address that the API or an extension provides, such as `/admin/orders?q=ada`. The `/admin` prefix is optional. */
export function linkToAddress(address: string): PageLink {
  const [, path = '', search = ''] = /^(?:\/admin(?=[/?#]|$))?([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return link(path || '/', defaultParseSearch(search));
}
