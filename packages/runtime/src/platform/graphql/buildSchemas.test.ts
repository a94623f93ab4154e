import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { graphql, printSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartFailure } from '../startFailure.ts';
import { nobody } from '../http/caller.ts';
import { buildSchemas } from './buildSchemas.ts';
import type { GraphQLContext } from './contract.ts';
import type { GraphQLSource } from './collect.ts';

const ada = { id: 1, uuid: 'a', email: 'ada@shop.test' };

type Files = Readonly<Record<string, string>>;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'graphql-'));
});
afterAll(() => rm(root, { recursive: true }));

let count = 0;

/** Writes a graphql folder to disk, as an extension has it. */
async function source(owner: string, files: Files): Promise<GraphQLSource> {
  const dir = join(root, `${owner}-${(count += 1)}`, 'graphql');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return { owner, dir: pathToFileURL(`${dir}/`) };
}

async function build(...extensions: readonly Files[]) {
  const sources = await Promise.all(
    extensions.map((files, i) => source(['catalog', 'reviews'][i] ?? 'x', files)),
  );
  return buildSchemas({ sources, permissions: new Set(['getProduct', 'listProducts']) });
}

async function faults(...extensions: readonly Files[]): Promise<string[]> {
  const error: unknown = await build(...extensions).catch((thrown: unknown) => thrown);
  if (!(error instanceof StartFailure)) throw error;
  expect(error.exitCode).toBe(7);
  return error.faults.map(({ where, message }) => `${where}: ${message}`);
}

const product: Files = {
  'Product/Product.graphql':
    'type Product { productId: ID! urlKey: String }\nextend type Query { product: Product @public }',
  'Product/Product.resolvers.ts':
    'export default { Query: { product: () => ({ product_id: 1, url_key: "a" }) } };',
};

describe('the two schemas', () => {
  test('hold what all extensions define, and .admin files join the admin one only', async () => {
    const { storefront, admin } = await build(
      {
        ...product,
        'Product/Product.admin.graphql': 'extend type Product { cost: Float }',
        'Product/Product.admin.resolvers.ts': 'export default { Product: { cost: (row: object) => 7 } };',
      },
      { 'Product/Product.graphql': 'extend type Product { stars: Int }' },
    );
    expect(printSchema(storefront)).toContain('stars: Int');
    expect(printSchema(storefront)).not.toContain('cost: Float');
    expect(printSchema(admin)).toContain('cost: Float');
    const result = await graphql({ schema: admin, source: '{ product { productId urlKey cost stars } }' });
    expect(result).toEqual({ data: { product: { productId: '1', urlKey: 'a', cost: 7, stars: null } } });
  });

  test('let a field be null in the admin one where it asks for a permission, and tell it there alone', async () => {
    const { storefront, admin } = await build({
      'Product/Product.graphql': `type Product { name: String }
        extend type Query {
          "All of them."
          products: [Product!]! @permission(id: "listProducts") }`,
      'Product/Product.resolvers.ts': 'export default { Query: { products: () => [{ name: "Chair" }] } };',
    });
    expect(printSchema(storefront)).toContain('products: [Product!]!\n');
    expect(printSchema(storefront)).not.toMatch(/permission/);
    expect(printSchema(admin)).toContain('products: [Product!]\n');
    expect(printSchema(admin)).not.toContain('@permission');
    const read = async (schema: 'storefront' | 'admin', ...permissions: string[]) => {
      const caller = { ...nobody, admin: { ...ada, permissions: new Set(permissions) } };
      const contextValue = { caller } as unknown as GraphQLContext;
      return graphql({
        schema: { storefront, admin }[schema],
        source: '{ products { name } }',
        contextValue,
      });
    };
    const products = [{ name: 'Chair' }];
    expect(await read('storefront')).toEqual({ data: { products } });
    expect(await read('admin', '*')).toEqual({ data: { products } });
    expect(await read('admin', 'listProducts')).toEqual({ data: { products } });
    expect(await read('admin', 'getProduct')).toMatchObject({
      data: { products: null },
      errors: [{ message: 'Your roles do not hold the permission "listProducts"' }],
    });
  });

  test('are read from a built folder too, where declarations and maps lie beside', async () => {
    const { storefront } = await build({
      'Product/Product.graphql': product['Product/Product.graphql']!,
      'Product/Product.resolvers.js':
        'export default { Query: { product: () => ({ urlKey: "as stored" }) } };',
      'Product/Product.resolvers.d.ts': 'export default {};',
      'Product/Product.resolvers.js.map': '{}',
    });
    const result = await graphql({ schema: storefront, source: '{ product { urlKey } }' });
    expect(result).toEqual({ data: { product: { urlKey: 'as stored' } } });
  });

  test('resolve abstract types and scalars of extensions', async () => {
    const { storefront } = await build({
      'Shape/Shape.graphql':
        'union Shape = Dot\ntype Dot { at: Place }\nscalar Place\nextend type Query { shape(at: Place!): Shape @public }',
      'Shape/Shape.resolvers.ts': `export default {
        Query: { shape: (_: unknown, { at }: { at: string }) => ({ at }) },
        Shape: { __resolveType: () => 'Dot' },
        Place: { coerceInputValue: (value: string) => value + '!', coerceOutputValue: (value: string) => value + '?' },
      };`,
    });
    const shape = { data: { shape: { at: 'here!?' } } };
    expect(
      await graphql({ schema: storefront, source: '{ shape(at: "here") { ... on Dot { at } } }' }),
    ).toEqual(shape);
    const source = 'query ($at: Place!) { shape(at: $at) { ... on Dot { at } } }';
    expect(await graphql({ schema: storefront, source, variableValues: { at: 'here' } })).toEqual(shape);
  });

  test('without a single extension there is nothing to ask, which is a fault', async () => {
    expect(await faults()).toEqual([expect.stringContaining('Type Query must define one or more fields')]);
  });
});

const place = (file: string) => `extension "catalog", graphql/${file}`;

describe('what stops the start, by extension and file', () => {
  test.each<[string, Files, string[]]>([
    [
      'a folder that is not in PascalCase',
      { 'product/product.graphql': 'type Query' },
      [`${place('product')}: The folder is not named after a type in PascalCase`],
    ],
    [
      'a file in no type folder',
      { 'schema.graphql': 'type A { a: Int }' },
      [`${place('schema.graphql')}: The file is not in the folder of a type`],
    ],
    [
      'a file with another name than its folder',
      { 'Product/Item.graphql': 'type Item { a: Int }', 'Product/readme.md': '' },
      [
        `${place('Product/Item.graphql')}: The folder Product holds only files named Product[.admin].graphql and Product[.admin].resolvers.ts`,
        `${place('Product/readme.md')}: The folder Product holds only files named Product[.admin].graphql and Product[.admin].resolvers.ts`,
      ],
    ],
    [
      'a file that says nothing of its type',
      { ...product, 'Price/Price.graphql': 'type Cost { a: Int }' },
      [`${place('Price/Price.graphql')}: The file neither defines nor extends Price`],
    ],
    [
      'resolvers without definitions',
      { ...product, 'Tag/Tag.resolvers.ts': 'export default {};' },
      [`${place('Tag/')}: The folder has resolvers but no Tag.graphql`],
    ],
    [
      'a syntax error, with its line',
      { 'Product/Product.graphql': 'type Product {\n  a: \n}' },
      [`${place('Product/Product.graphql')}:3: Syntax Error: Expected Name, found "}".`],
    ],
    [
      'an unknown type',
      {
        'Product/Product.graphql':
          'type Product {\n  a: Missing\n}\nextend type Query { product: Product @public }',
      },
      [`${place('Product/Product.graphql')}:2: Unknown type Missing`],
    ],
    [
      'an extension of an unknown type',
      { 'Product/Product.graphql': 'extend type Product { a: Int }' },
      [`${place('Product/Product.graphql')}:1: Unknown type Product`],
    ],
    [
      'an extension in the folder of another type',
      { ...product, 'Tag/Tag.graphql': 'type Tag { a: Int }\nextend type Product { tag: Tag }' },
      [`${place('Tag/Tag.graphql')}:2: Product is extended in the folder Tag`],
    ],
    [
      'two definitions of a type',
      { ...product, 'Tag/Tag.graphql': 'type Tag { a: Int }\ntype Product { b: Int }' },
      [`${place('Tag/Tag.graphql')}:2: Product is already defined in ${place('Product/Product.graphql')}:1`],
    ],
    [
      'two definitions of a field',
      { ...product, 'Product/Product.admin.graphql': 'extend type Product { urlKey: String }' },
      [
        `${place('Product/Product.graphql')}:1: Product.urlKey is already defined in ${place('Product/Product.admin.graphql')}:1`,
      ],
    ],
    [
      'a storefront file that names an admin type',
      {
        'Product/Product.graphql':
          'type Product { cost: Cost }\nextend type Query { product: Product @public }',
        'Cost/Cost.admin.graphql': 'type Cost { a: Int }',
      },
      [
        `${place('Product/Product.graphql')}:1: A storefront file names Cost, which only the admin schema has (${place('Cost/Cost.admin.graphql')}:1)`,
      ],
    ],
    [
      'a query among the definitions',
      { ...product, 'Tag/Tag.graphql': 'type Tag { a: Int }\nquery { product { urlKey } }' },
      [`${place('Tag/Tag.graphql')}:2: Only types, extensions of types and directives are allowed here`],
    ],
    [
      'a definition that breaks a rule of GraphQL',
      { ...product, 'Tag/Tag.graphql': 'type Tag implements Product { a: Int }' },
      [
        `${place('Tag/Tag.graphql')}:1: Type Tag must only implement Interface types, it cannot implement Product.`,
      ],
    ],
    [
      'a rule that GraphQL tells without a place',
      { ...product, 'Tag/Tag.graphql': 'type Tag { a(b: Int, b: Int): Int }' },
      ['GraphQL schema: Argument "Tag.a(b:)" can only be defined once.'],
    ],
    [
      'a resolver file without a default export',
      { ...product, 'Product/Product.resolvers.ts': 'export const resolvers = {};' },
      [
        `${place('Product/Product.resolvers.ts')}: The file has no default export \`{ Type: { field(parent, args, context) } }\``,
      ],
    ],
    [
      'a resolver file that does not load',
      { ...product, 'Product/Product.resolvers.ts': 'throw new Error("broken");' },
      [`${place('Product/Product.resolvers.ts')}: The file does not load: broken`],
    ],
    [
      'a resolver of an unknown type, and of an unknown field',
      {
        ...product,
        'Product/Product.admin.resolvers.ts': 'export default { Tag: { a() {} }, Product: { b() {} } };',
      },
      [
        `${place('Product/Product.admin.resolvers.ts')}: The type Tag is in no schema`,
        `${place('Product/Product.admin.resolvers.ts')}: The type Product has no field b`,
      ],
    ],
    [
      'resolvers that are no functions',
      {
        ...product,
        'Product/Product.admin.resolvers.ts': 'export default { Query: 1, Product: { urlKey: "a" } };',
      },
      [
        `${place('Product/Product.admin.resolvers.ts')}: Query is not an object of field functions`,
        `${place('Product/Product.admin.resolvers.ts')}: Product.urlKey is not a function`,
      ],
    ],
    [
      'a storefront resolver of an admin field',
      {
        ...product,
        'Product/Product.admin.graphql': 'extend type Product { cost: Float }',
        'Product/Product.resolvers.ts':
          'export default { Query: { product() {} }, Product: { cost: () => 1 } };',
      },
      [
        `${place('Product/Product.resolvers.ts')}: Product.cost is in the admin schema only: its resolver belongs in an .admin.resolvers file`,
      ],
    ],
    [
      'a root field that nothing resolves',
      { 'Product/Product.graphql': product['Product/Product.graphql']! },
      [`${place('Product/Product.graphql')}:2: Query.product has no resolver in the storefront schema`],
    ],
  ])('%s', async (_, files, expected) => expect(await faults(files)).toEqual(expected));

  test('permissions that are missing, unknown, or cannot be read', async () => {
    const files = {
      'Order/Order.graphql': `type Order { a: Int }
        extend type Query { order: Order @permission(id: "getOrdre") orders: [Order] latest: Order @permission }`,
      'Order/Order.admin.graphql': `extend type Query { every: [Order!]! @permission(id: "listOrders") }`,
    };
    const root = (name: string, message: string) =>
      expect.stringMatching(new RegExp(`: Query.${name} ${message}`));
    expect(await faults(files)).toEqual([
      root('every', 'needs a permission, without which it is null, but its type does not allow null'),
      root('latest', 'must have one of @permission'),
    ]);
    const resolvers = 'export default { Query: { order: () => null, orders: () => null } };';
    const readable = {
      'Order/Order.graphql': `type Order { a: Int }
        extend type Query { order: Order @permission(id: "getOrdre") orders: [Order] }`,
      'Order/Order.resolvers.ts': resolvers,
    };
    expect(await faults(readable)).toEqual([
      root('order', 'needs the permission "getOrdre", which is neither a route\'s id nor declared'),
      root('orders', 'does not say who may read it on the admin endpoint'),
    ]);
  });

  test('fields that lead to other records, or that one extension adds to the type of another', async () => {
    const catalog: Files = {
      'Product/Product.graphql': `type Product { name: String similar: [Product] tag: Tag page: TagPage }
        type Tag { text: String }
        type TagPage { items: [Tag!]! currentFilters: [CurrentFilter!]! }
        extend type Query {
          product: Product @permission(id: "getProduct") tags: TagPage! @permission(id: "listProducts") }`,
      'Product/Product.resolvers.ts': 'export default { Query: { product: () => null, tags: () => null } };',
    };
    const reviews: Files = {
      'Product/Product.graphql': `extend type Product { stars: Int best: Review price: Price }
        type Review { text: String }`,
      'Product/Product.admin.graphql': 'extend type Product { cost: Float }',
    };
    const silent = (name: string) =>
      expect.stringContaining(`: Product.${name} does not say who may read it on the admin endpoint`);
    expect(await faults(catalog, reviews)).toEqual(['tag', 'page', 'cost', 'best'].map(silent));
  });

  test('two resolvers for one field, of two extensions', async () => {
    const second = {
      'Product/Product.graphql': 'extend type Product { stars: Int }',
      'Product/Product.resolvers.ts': 'export default { Query: { product: () => null } };',
    };
    expect(await faults(product, second)).toEqual([
      'extension "reviews", graphql/Product/Product.resolvers.ts: Query.product is already resolved in ' +
        'extension "catalog", graphql/Product/Product.resolvers.ts',
    ]);
  });

  test('a folder that is not there', async () => {
    const dir = pathToFileURL(join(root, 'nowhere/'));
    await expect(
      buildSchemas({ sources: [{ owner: 'catalog', dir }], permissions: new Set() }),
    ).rejects.toThrow('extension "catalog", graphql/: The folder does not exist');
  });

  test('all of it at once', async () => {
    const files = {
      'a.graphql': '',
      'Tag/Tag.graphql': 'type Tag { a: Missing }',
      'Tag/Tag.resolvers.ts': '',
    };
    expect(await faults(files)).toHaveLength(3);
  });
});
