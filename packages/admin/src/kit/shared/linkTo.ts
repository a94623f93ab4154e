import { defaultParseSearch } from '@tanstack/react-router';
import type { adminPaths } from '../paths.ts';
import type { ListState } from '../list/defineList.ts';

/** A path from `paths.ts` with its parameters filled in: `/orders`, or `/order/edit/` and a UUID. */
type Filled<Path extends string> = Path extends `${infer Start}$${string}/${infer Rest}`
  ? `${Start}${string}/${Filled<Rest>}`
  : Path extends `${infer Start}$${string}`
    ? `${Start}${string}`
    : Path;

/** Path of an admin page below `/admin`. */
export type PagePath = Filled<(typeof adminPaths)[number]>;

type PathOfRecords<Path> = Path extends `${infer Start}/$uuid` ? Filled<Start> : never;

/** Path of the record pages, such as `/products/edit`, to which the UUID is appended. */
export type RecordsPath = PathOfRecords<(typeof adminPaths)[number]>;

/** Query string of an address: the list state, in which every part is optional, and the parameters that other pages read. */
interface LinkSearch extends Partial<ListState> {
  /** Page to open after signing in. */
  readonly next?: string;
  /** UUID of the record that a new one is copied from. */
  readonly copy?: string;
  /** UUID of the entity shown in the page builder. */
  readonly entity?: string;
  /** UUID of the changeset that a new rollout publishes. */
  readonly plan?: string;
  /** Calendar month, such as `2026-07`. */
  readonly month?: string;
}

/**
 * A link as the router accepts it. `search` has no page's type because the router determines only at run time which page reads which
 * parameters.
 */
interface PageLink {
  readonly to: PagePath | '.';
  readonly search: never;
}

const NO_SEARCH: LinkSearch = {};

const link = (to: string, search: object) => ({ to, search }) as PageLink;

/**
 * Creates the link to a page, for `<Link>`, `navigate` and `redirect`. Unknown paths and search parameters that no page reads do not
 * compile. `.` is the current page.
 */
export const linkTo = (path: PagePath | '.', search = NO_SEARCH): PageLink => link(path, search);

/** Creates the link to an address from the API or an extension, such as `/admin/orders?q=ada`. The `/admin` prefix is optional. */
export function linkToAddress(address: string): PageLink {
  const [, path = '', search = ''] = /^(?:\/admin(?=[/?#]|$))?([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return link(path || '/', defaultParseSearch(search));
}
