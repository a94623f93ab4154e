import { graphql, printSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { anonymous } from '../contracts/caller.ts';
import { build, faults, product, useGraphqlFolder } from './buildSchemas.fixture.ts';
import type { GraphQLContext } from './contract.ts';

useGraphqlFolder();

const ada = { id: 1, uuid: 'a', email: 'ada@shop.test' };

describe('the two schemas', () => {
  test('contain the definitions of all extensions, and only the admin schema includes .admin files', async () => {
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

  test('make a field with a permission nullable in the admin schema, and mention the permission only there', async () => {
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
      const caller = { ...anonymous, admin: { ...ada, permissions: new Set(permissions) } };
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
      errors: [{ message: 'Your roles do not include the permission "listProducts"' }],
    });
  });

  test('are also read from a built folder that contains declarations and source maps', async () => {
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

  test('support abstract types and scalars of extensions', async () => {
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

  test('report a fault if no extension defines a query', async () => {
    expect(await faults()).toEqual([expect.stringContaining('Type Query must define one or more fields')]);
  });
});
