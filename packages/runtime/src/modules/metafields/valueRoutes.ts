import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { Route, SdkMethod } from '../../platform/contracts/route.ts';
import { metaData, metafieldsInput } from './metaData.ts';
import type { WritableOwner } from './metafieldOwner.ts';
import { writeMetafield, writeMetafields } from './writeMetafields.ts';

export interface ValueRouteIds {
  readonly GET: string;
  readonly PATCH: string;
  readonly PUT: string;
  readonly POST: string;
  /** The owner's table. Its row is locked while `If-Match` is checked. */
  readonly table?: string;
  /** The ID of the route that updates one field, PATCH `<path>/{namespace}/{key}`. */
  readonly field: string;
  /** The SDK resource for the values. Its `updateKey` method updates one field. */
  readonly sdkResource?: string;
}

const response = z.object({ metaData });

const WRITES =
  'Replaces the values of all metafields of the record: those that the body does not name are removed. PATCH, PUT and POST do the same. Refuses values that the definitions do not allow: `METAFIELD_INVALID`, `METAFIELD_REQUIRED`.';

/** Creates the path parameters for the owner's ID. A path without `{id}` is for an owner with a single entity. */
const ownerParams = (path: string) => {
  const id = z.string().describe('The integer ID or UUID.');
  return z.object(path.includes('{id}') ? { id } : {});
};

/** Returns the owner's ID in a path. Returns an empty string for an owner with a single entity. */
const ownerId = ({ id = '' }: { readonly id?: unknown }): string => String(id);

/**
 * Creates the routes that read and write an owner's values at a path such as `/api/orders/{id}/metafields`. PATCH,
 * PUT and POST all replace all values.
 */
export function valueRoutes(owner: WritableOwner, path: string, ids: ValueRouteIds): readonly Route[] {
  const params = ownerParams(path);
  const { sdkResource: resource } = ids;
  const sdk = resource === undefined ? {} : { resource };
  const whole = { path, access: 'admin', sdk, params, response } as const;
  const writes = (['PATCH', 'PUT', 'POST'] as const).map((method) =>
    defineRoute({
      ...whole,
      id: ids[method],
      does: WRITES,
      method,
      record: ids.table === undefined ? {} : { table: ids.table },
      body: z.object({ metafields: metafieldsInput }),
      handle: async ({ app, db, params, body }) => ({
        metaData: await writeMetafields(app, db, owner, ownerId(params), body.metafields),
      }),
    }),
  );
  const read = defineRoute({
    ...whole,
    id: ids.GET,
    does: 'Returns the values of all metafields of the record.',
    method: 'GET',
    async handle({ db, params }) {
      const values = await owner.find(db, ownerId(params));
      if (!values) throw owner.notFound();
      return { metaData: values };
    },
  });
  const fieldSdk = resource === undefined ? {} : { resource, method: 'updateKey' };
  return [read, ...writes, fieldRoute(owner, `${path}/{namespace}/{key}`, ids.field, fieldSdk)];
}

/** Creates the route that writes one field of an entity from `{ value }`. Other fields stay unchanged. */
export const fieldRoute = (owner: WritableOwner, path: string, id: string, sdk: SdkMethod = {}): Route =>
  defineRoute({
    id,
    sdk,
    does: 'Writes one metafield of a record and keeps the others. An empty value removes it. Returns the values of all metafields. Rejects a field that is not defined (`METAFIELD_NOT_FOUND`) and a value that the definition does not allow (`METAFIELD_INVALID`).',
    method: 'PATCH',
    path,
    access: 'admin',
    params: ownerParams(path).extend({
      namespace: z.string().describe('The namespace of the field.'),
      key: z.string().describe('The key of the field.'),
    }),
    body: z.object({
      value: z.unknown().describe('The new value. Null, an empty string and an empty list remove it.'),
    }),
    response,
    handle: async ({ app, db, params, body }) => ({
      metaData: await writeMetafield(
        app,
        db,
        owner,
        ownerId(params),
        params.namespace,
        params.key,
        body.value,
      ),
    }),
  });
