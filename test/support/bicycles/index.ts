import {
  column,
  defineExtension,
  defineRoute,
  field,
  isUuid,
  metaData,
  metaDataTable,
  metafieldsForWrite,
  metafieldsInput,
  refuse,
  sql,
  valueRoutes,
  z,
} from '@shop/runtime/extension';

const row = z.object({ uuid: column.uuid, name: column.text, meta_data: metaData });
const bicycleNotFound = () => refuse(404, 'BICYCLE_NOT_FOUND', 'Bicycle not found');

/** Stores each bicycle's metafield values in the column `meta_data` of its row. */
const bicycleOwner = metaDataTable({
  ownerType: 'bicycle',
  readPermission: 'getBicycleMetafields',
  table: 'bicycle',
  where: (id) => (isUuid(id) ? sql.fragment`uuid = ${id}` : null),
  notFound: bicycleNotFound,
});

const createBicycle = defineRoute({
  id: 'createBicycle',
  method: 'POST',
  path: '/api/bicycles',
  access: 'admin',
  body: z.object({ name: field.line('name'), metafields: metafieldsInput }),
  handle: ({ db, body }) =>
    db.transaction(async (tx) => {
      // Runs before the entity's rows are changed.
      const values = await metafieldsForWrite(tx, 'bicycle', body.metafields, { isCreate: true });
      return tx.one(sql.type(row)`
        insert into bicycle (name, meta_data) values (${body.name}, ${JSON.stringify(values)}::jsonb)
        returning uuid, name, meta_data`);
    }),
});

const updateBicycle = defineRoute({
  id: 'updateBicycle',
  method: 'PATCH',
  path: '/api/bicycles/{id}',
  access: 'admin',
  params: z.object({ id: z.string() }),
  body: z.object({ name: field.line('name').optional(), metafields: metafieldsInput }),
  handle: ({ db, params: { id }, body }) =>
    db.transaction(async (tx) => {
      // The values are undefined if the body has no metafields. The stored values then stay unchanged.
      const values = await metafieldsForWrite(tx, 'bicycle', body.metafields, { isCreate: false });
      const bicycle =
        isUuid(id) &&
        (await tx.maybeOne(sql.type(row)`
          update bicycle set name = coalesce(${body.name ?? null}, name), updated_at = now(),
            meta_data = coalesce(${values ? JSON.stringify(values) : null}::jsonb, meta_data)
          where uuid = ${id} returning uuid, name, meta_data`));
      if (!bicycle) throw bicycleNotFound();
      return bicycle;
    }),
});

export default defineExtension({
  name: 'bicycles',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  migrations: new URL('./migrations/', import.meta.url),
  setup: () => ({
    metafieldOwners: [bicycleOwner],
    routes: [
      createBicycle,
      updateBicycle,
      ...valueRoutes(bicycleOwner, '/api/bicycles/{id}/metafields', {
        GET: 'getBicycleMetafields',
        PATCH: 'updateBicycleMetafields',
        PUT: 'replaceBicycleMetafields',
        POST: 'saveBicycleMetafields',
        field: 'updateBicycleMetafield',
      }),
    ],
  }),
});
