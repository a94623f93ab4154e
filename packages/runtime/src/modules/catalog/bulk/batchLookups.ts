import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { idRefOf, splitRefs } from '../../../platform/db/ids.ts';
import { metafieldReader } from '../../metafields/index.ts';
import type { MetaData, MetafieldsInput } from '../../metafields/index.ts';
import { DEFAULT_GROUP } from '../products/createProduct.ts';
import { setsStock } from '../products/productBody.ts';
import {
  listCategoriesNamed,
  listCollectionsNamed,
  listGroupsNamed,
  listStoredProducts,
  listTaxClassesNamed,
  listUrlKeyOwners,
  lockAttributes,
  lockProducts,
  lockImports,
} from './productBatch.repo.ts';
import type { AttributeOfGroups, CategoryName, StoredProduct } from './batchRows.ts';
import { lockGroupsOf } from '../variants/variantMain.repo.ts';
import type { RowBody } from './rowBody.ts';

/** The stored records that the rows of a batch refer to. */
export interface BatchLookups {
  /** The stored products by SKU. */
  readonly stored: ReadonlyMap<string, StoredProduct>;
  /** The SKU of the product with each URL key. */
  readonly keyOwners: ReadonlyMap<string, string>;
  /** The ids of categories by integer id, UUID, URL key or path. */
  readonly categoryIds: ReadonlyMap<string, number>;
  /** The ids of collections by code. */
  readonly collectionIds: ReadonlyMap<string, number>;
  /** The ids of attribute groups by integer id or UUID. */
  readonly groupIds: ReadonlyMap<string, number>;
  /** The ids of tax classes by integer id or UUID. */
  readonly taxClassIds: ReadonlyMap<string, number>;
  /** The attributes of all groups of the products, before and after the change, and those that rows list. */
  readonly attributes: readonly AttributeOfGroups[];
  readonly metaDataOf: (input: MetafieldsInput) => MetaData;
  /** The ids of the locked variant groups of the products. */
  readonly variantGroups: readonly number[];
}

/**
 * Looks up the records that a batch refers to, in a constant number of SQL statements. If `lock` is set, the products and their
 * variant groups are locked until the transaction ends.
 */
export async function lookUpBatch(
  tx: Db,
  bodies: readonly RowBody[],
  { lock }: { readonly lock: boolean },
): Promise<BatchLookups> {
  if (lock) await lockImports(tx);
  const metaDataOf = await metafieldReader(tx, 'product');
  const skus = bodies.map(({ sku }) => sku);
  const stock = bodies.filter(setsStock).map(({ sku }) => sku);
  const variantGroups = lock
    ? await lockGroupsOf(tx, sql.fragment`p.sku = any(${sql.array(skus, 'text')})`)
    : [];
  const known = lock ? await lockProducts(tx, skus, stock) : skus;
  const stored = known.length > 0 ? await listStoredProducts(tx, known) : [];
  const groupIds = await groupIdsOf(tx, bodies);
  return {
    stored: new Map(stored.map((product) => [product.sku, product])),
    keyOwners: await keyOwnersOf(tx, bodies),
    categoryIds: await categoryIdsOf(tx, bodies),
    collectionIds: await collectionIdsOf(tx, bodies),
    groupIds,
    taxClassIds: await taxClassIdsOf(tx, bodies),
    attributes: await attributesOf(tx, bodies, [
      ...groupIds.values(),
      ...stored.map(({ group_id: group }) => group),
    ]),
    metaDataOf,
    variantGroups,
  };
}

async function keyOwnersOf(tx: Db, bodies: readonly RowBody[]) {
  const keys = bodies.flatMap(({ url_key: key }) => key ?? []);
  const owners = keys.length > 0 ? await listUrlKeyOwners(tx, keys) : [];
  return new Map(owners.map(({ url_key: key, sku }) => [key, sku]));
}

async function categoryIdsOf(tx: Db, bodies: readonly RowBody[]) {
  const refs = new Set(bodies.flatMap(categoryRefsOf));
  if (refs.size === 0) return new Map<string, number>();
  const others = [...refs].filter((ref) => !idRefOf(ref));
  const categories = await listCategoriesNamed(tx, {
    ...splitRefs([...refs]),
    keys: others.filter((ref) => !ref.startsWith('/')),
    paths: others.filter((ref) => ref.startsWith('/')),
  });
  return new Map(categories.flatMap((category) => namesOf(category)));
}

/** Lists the references to a category. A URL key that looks like an id is not a reference, because ids take precedence. */
const namesOf = ({ category_id: id, uuid, url_key: key, path }: CategoryName): [string, number][] => [
  ...(idRefOf(key) ? [] : [[key, id] as [string, number]]),
  [path, id],
  [uuid, id],
  [String(id), id],
];

/** Lists the categories in a row, under either of the two keys. */
export const categoryRefsOf = ({ categories, category_id: one }: RowBody): string[] => [
  ...(categories ?? []),
  ...(one ? [one] : []),
];

async function collectionIdsOf(tx: Db, bodies: readonly RowBody[]) {
  const codes = [...new Set(bodies.flatMap(({ collections }) => collections ?? []))];
  const collections = codes.length > 0 ? await listCollectionsNamed(tx, codes) : [];
  return new Map(collections.map(({ collection_id: id, code }) => [code, id]));
}

async function groupIdsOf(tx: Db, bodies: readonly RowBody[]) {
  const refs = new Set([DEFAULT_GROUP, ...bodies.flatMap(({ group_id: group }) => group ?? [])]);
  const groups = await listGroupsNamed(tx, splitRefs([...refs]));
  return new Map(
    groups.flatMap(({ attribute_group_id: id, uuid }) => [
      [String(id), id],
      [uuid, id],
    ]),
  );
}

async function taxClassIdsOf(tx: Db, bodies: readonly RowBody[]) {
  const refs = new Set(bodies.flatMap(({ tax_class: taxClass }) => taxClass ?? []));
  const classes = refs.size > 0 ? await listTaxClassesNamed(tx, splitRefs([...refs].map(String))) : [];
  return new Map(
    classes.flatMap(({ tax_class_id: id, uuid }) => [
      [String(id), id],
      [uuid, id],
    ]),
  );
}

function attributesOf(tx: Db, bodies: readonly RowBody[], groupIds: readonly number[]) {
  const codes = bodies.flatMap(({ attributes }) => attributes?.map((one) => one.attribute_code) ?? []);
  return lockAttributes(tx, [...new Set(groupIds)], [...new Set(codes)]);
}
