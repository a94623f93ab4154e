import { defineExtension } from '@shop/runtime/extension';
import type { AppContext, Caller, Db, DeclaredMetafield, MetaData } from '@shop/runtime/extension';
import { expectTypeOf, test } from 'vitest';

// The compiler runs these checks in `npm run check:types`. The functions named `never` are compiled but not called.

const base = { name: 'depot', api: '^1.0' } as const;
const shelf = { ownerType: 'product', key: 'shelf', name: 'Shelf', type: 'short_text' } as const;

test('a declared metafield has the members of a definition, and cannot be required', () => {
  const never = () => [
    defineExtension({ ...base, setup: () => ({ metafieldDefinitions: [shelf] }) }),
    {
      ...shelf,
      namespace: 'depot',
      isList: true,
      validations: [{ type: 'size', max: 5 }],
    } satisfies DeclaredMetafield,
    { ...shelf, type: 'group', subFields: [{ key: 'row', type: 'integer' }] } satisfies DeclaredMetafield,
    // @ts-expect-error -- only the merchant requires a field
    { ...shelf, required: true } satisfies DeclaredMetafield,
    // @ts-expect-error -- a type that there is not
    { ...shelf, type: 'text' } satisfies DeclaredMetafield,
    // @ts-expect-error -- the kind of entity is missing
    { key: 'shelf', name: 'Shelf', type: 'url' } satisfies DeclaredMetafield,
    // @ts-expect-error -- a misspelt member
    { ...shelf, visibleToCustomers: true } satisfies DeclaredMetafield,
    // @ts-expect-error -- a misspelt kind of contribution
    defineExtension({ ...base, setup: () => ({ metafieldDefinition: [shelf] }) }),
  ];
  expectTypeOf(never).toBeFunction();
});

test('the services of metafields take the entity, the field and the database', () => {
  const never = (app: AppContext, db: Db, caller: Caller) => {
    const field = { ownerType: 'product', id: '1', namespace: 'custom', key: 'shelf' };
    expectTypeOf(app.metafields.read(db, field)).resolves.toEqualTypeOf<MetaData>();
    expectTypeOf(app.carts.metafields(db, 'id')).resolves.toEqualTypeOf<MetaData>();
    return [
      app.metafields.write(db, field, 'A1'),
      app.carts.writeMetafield(db, { id: '1', caller, namespace: 'custom', key: 'gift' }, null),
      // @ts-expect-error -- the database comes first
      app.metafields.write(field, 'A1'),
      // @ts-expect-error -- the field is missing
      app.metafields.write(db, { ownerType: 'product', id: '1' }, 'A1'),
      // @ts-expect-error -- a cart is changed for a caller
      app.carts.writeMetafield(db, { id: '1', namespace: 'custom', key: 'gift' }, null),
    ];
  };
  expectTypeOf(never).toBeFunction();
});
