import { defaultParseSearch } from '@tanstack/react-router';
import type { adminPaths } from '../paths.ts';
import type { ListState } from '../list/defineList.ts';

/** A path as `paths.ts` lists it with its parts filled in: `/orders`, or `/order/edit/` and a uuid. */
type Filled<Path extends string> = Path extends `${infer Start}$${string}/${infer Rest}`
  ? `${Start}${string}/${Filled<Rest>}`
  : Path extends `${infer Start}$${string}`
    ? `${Start}${string}`
    : Path;

/** The path of a page of the admin, below `/admin`. */
export type PagePath = Filled<(typeof adminPaths)[number]>;

type PathOfRecords<Path> = Path extends `${infer Start}/$uuid` ? Filled<Start> : never;

/** The path of the pages of records, to which their uuids are added, such as `/products/edit`. */
export type RecordsPath = PathOfRecords<(typeof adminPaths)[number]>;

/** The query of an address: the state of a list, of which every part may be absent, and what other pages read. */
interface LinkSearch extends Partial<ListState> {
  /** The page that the login leads to. */
  readonly next?: string;
  /** The uuid of the record that a new one begins as a copy of. */
  readonly copy?: string;
  /** The uuid of what the page builder shows. */
  readonly entity?: string;
  /** The uuid of the changeset that a new rollout publishes. */
  readonly plan?: string;
  /** The month of the calendar, such as `2026-07`. */
  readonly month?: string;
}

/** A link as the router takes it. `search` has the type of no page, because the router learns only while it runs which page reads what. */
interface PageLink {
  readonly to: PagePath | '.';
  readonly search: never;
}

const NO_SEARCH: LinkSearch = {};

const link = (to: string, search: object) => ({ to, search }) as PageLink;

/**
 * Creates the link to a page, for `<Link>`, `navigate` and `redirect`: a path that no page has does not compile, and neither does a search that
 * none reads. `.` is the page that is shown.
 */
export const linkTo = (path: PagePath | '.', search = NO_SEARCH): PageLink => link(path, search);

/** Creates the link to an address that the API or an extension names, such as `/admin/orders?q=ada`; `/admin` may be left out. */
export function linkToAddress(address: string): PageLink {
  const [, path = '', search = ''] = /^(?:\/admin(?=[/?#]|$))?([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return link(path || '/', defaultParseSearch(search));
}
