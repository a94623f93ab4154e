import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { buildSchemas } from './buildSchemas.ts';
import { faults, product, root, useGraphqlFolder } from './buildSchemas.fixture.ts';
import type { Files } from './buildSchemas.fixture.ts';

useGraphqlFolder();

const place = (file: string) => `extension "catalog", graphql/${file}`;

describe('faults that prevent startup, by extension and file', () => {
  test.each<[string, Files, string[]]>([
    [
      'a folder that is not in PascalCase',
      { 'product/product.graphql': 'type Query' },
      [`${place('product')}: The folder's name is not a type name in PascalCase`],
    ],
    [
      'a file in no type folder',
      { 'schema.graphql': 'type A { a: Int }' },
      [`${place('schema.graphql')}: The file is not in a type's folder`],
    ],
    [
      'a file with another name than its folder',
      { 'Product/Item.graphql': 'type Item { a: Int }', 'Product/readme.md': '' },
      [
        `${place('Product/Item.graphql')}: The folder Product can only contain files named Product[.admin].graphql and Product[.admin].resolvers.ts`,
        `${place('Product/readme.md')}: The folder Product can only contain files named Product[.admin].graphql and Product[.admin].resolvers.ts`,
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
        `${place('Product/Product.graphql')}:1: A storefront file uses Cost, which is only in the admin schema (${place('Cost/Cost.admin.graphql')}:1)`,
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
      [`${place('Product/Product.resolvers.ts')}: The file cannot be loaded: broken`],
    ],
    [
      'a resolver of an unknown type, and of an unknown field',
      {
        ...product,
        'Product/Product.admin.resolvers.ts': 'export default { Tag: { a() {} }, Product: { b() {} } };',
      },
      [
        `${place('Product/Product.admin.resolvers.ts')}: The type Tag is not in any schema`,
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
        `${place('Product/Product.resolvers.ts')}: Product.cost is only in the admin schema, so its resolver belongs in an .admin.resolvers file`,
      ],
    ],
    [
      'a root field that nothing resolves',
      { 'Product/Product.graphql': product['Product/Product.graphql']! },
      [`${place('Product/Product.graphql')}:2: Query.product has no resolver in the storefront schema`],
    ],
  ])('%s', async (_, files, expected) => expect(await faults(files)).toEqual(expected));

  test('reports missing, unknown and unreadable permissions', async () => {
    const files = {
      'Order/Order.graphql': `type Order { a: Int }
        extend type Query { order: Order @permission(id: "getOrdre") orders: [Order] latest: Order @permission }`,
      'Order/Order.admin.graphql': `extend type Query { every: [Order!]! @permission(id: "listOrders") }`,
    };
    const root = (name: string, message: string) =>
      expect.stringMatching(new RegExp(`: Query.${name} ${message}`));
    expect(await faults(files)).toEqual([
      root('every', 'is null without its permission, but its type does not allow null'),
      root('latest', 'must have one of @permission'),
    ]);
    const resolvers = 'export default { Query: { order: () => null, orders: () => null } };';
    const readable = {
      'Order/Order.graphql': `type Order { a: Int }
        extend type Query { order: Order @permission(id: "getOrdre") orders: [Order] }`,
      'Order/Order.resolvers.ts': resolvers,
    };
    expect(await faults(readable)).toEqual([
      root('order', 'requires the permission "getOrdre", which is neither a route ID nor declared'),
      root('orders', 'does not declare who can read it on the admin endpoint'),
    ]);
  });

  test("reports fields that lead to other records, or that an extension adds to another extension's type", async () => {
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
      expect.stringContaining(`: Product.${name} does not declare who can read it on the admin endpoint`);
    expect(await faults(catalog, reviews)).toEqual(['tag', 'page', 'cost', 'best'].map(silent));
  });

  test('reports two resolvers of different extensions for one field', async () => {
    const second = {
      'Product/Product.graphql': 'extend type Product { stars: Int }',
      'Product/Product.resolvers.ts': 'export default { Query: { product: () => null } };',
    };
    expect(await faults(product, second)).toEqual([
      'extension "reviews", graphql/Product/Product.resolvers.ts: Query.product is already resolved in ' +
        'extension "catalog", graphql/Product/Product.resolvers.ts',
    ]);
  });

  test('reports a missing folder', async () => {
    const dir = pathToFileURL(join(root, 'nowhere/'));
    await expect(
      buildSchemas({ sources: [{ owner: 'catalog', dir }], permissions: new Set() }),
    ).rejects.toThrow('extension "catalog", graphql/: The folder does not exist');
  });

  test('reports all faults at once', async () => {
    const files = {
      'a.graphql': '',
      'Tag/Tag.graphql': 'type Tag { a: Missing }',
      'Tag/Tag.resolvers.ts': '',
    };
    expect(await faults(files)).toHaveLength(3);
  });
});
