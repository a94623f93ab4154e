import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from '../api/shop.ts';
import { linkOf } from './links.ts';

/** Record types that have a storefront page, with their search type and URN type. */
const KINDS = {
  product: 'catalog:product',
  category: 'catalog:category',
  collection: 'catalog:collection',
  cms_page: 'cms:page',
  landing_page: 'promotion:landing_page',
  blog_post: 'blog:post',
} as const;
export type LinkedType = keyof typeof KINDS;

/** A record that can be the target of a link. */
export interface LinkTarget {
  readonly type: LinkedType;
  readonly uuid: string;
  readonly title: string;
}

const PREFIX = 'urn:evershop:';

export const urnOf = ({ type, uuid }: Pick<LinkTarget, 'type' | 'uuid'>): string =>
  `${PREFIX}${KINDS[type]}:${uuid}`;

/** Parses the type and UUID of a URN. Returns null if the text is not the URN of a linkable record. */
export function readUrn(urn: string): Pick<LinkTarget, 'type' | 'uuid'> | null {
  if (!urn.startsWith(PREFIX)) return null;
  const rest = urn.slice(PREFIX.length);
  const types = Object.keys(KINDS) as readonly LinkedType[];
  const type = types.find((known) => rest.startsWith(`${KINDS[known]}:`));
  return type === undefined ? null : { type, uuid: rest.slice(KINDS[type].length + 1) };
}

interface Group {
  readonly type: string;
  readonly hits: readonly { readonly uuid: string; readonly title: string }[];
}

/** Searches for records that a link can point to. */
export async function searchTargets(words: string): Promise<readonly LinkTarget[]> {
  const groups = await shop.request<readonly Group[]>({
    method: 'GET',
    path: '/api/search',
    query: { q: words, limit: 5 },
  });
  return groups.flatMap(({ type, hits }) =>
    type in KINDS ? hits.map(({ uuid, title }) => ({ type: type as LinkedType, uuid, title })) : [],
  );
}

const queries = {
  product: adminGraphql(`query LinkedProduct($id: ID!) { record: product(id: $id) { title: name url } }`),
  category: adminGraphql(`query LinkedCategory($id: ID!) { record: category(id: $id) { title: name url } }`),
  cms_page: adminGraphql(`query LinkedPage($id: ID!) { record: cmsPage(id: $id) { title url } }`),
  landing_page: adminGraphql(
    `query LinkedLandingPage($id: ID!) { record: landingPage(id: $id) { title: name url } }`,
  ),
  blog_post: adminGraphql(`query LinkedPost($id: ID!) { record: blogPost(id: $id) { title: name url } }`),
};

/** Reads the name and path of a link target. Returns null if the record no longer exists. */
export async function findTarget({
  type,
  uuid,
}: Pick<LinkTarget, 'type' | 'uuid'>): Promise<{ readonly title: string; readonly url: string } | null> {
  if (type === 'collection') {
    const collection = await shop.collections.get(uuid);
    return { title: collection.name, url: linkOf(collection, 'view') ?? '' };
  }
  const { record } = await shop.admin.graphql(queries[type], { id: uuid });
  return record && { title: record.title, url: record.url ?? '' };
}
