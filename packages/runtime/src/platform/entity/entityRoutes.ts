import { z } from 'zod';
import type { AppContext } from '../contracts/context.ts';
import type { Db } from '../db/db.ts';
import type { RowIds } from '../db/ids.ts';
import { keepDeletion } from '../deletions/keepDeletion.ts';
import { bulkRoute } from './bulkRoute.ts';
import type { BulkAdjustment } from './bulkAdjustment.ts';
import { listRoute } from '../listing/listRoute.ts';
import type { FilteredList, PlainList } from '../listing/listRoute.ts';
import { defineRoute } from '../contracts/route.ts';
import type { Call, Route } from '../contracts/route.ts';
import { linksField } from '../http/answer/links.ts';
import type { Link } from '../http/answer/links.ts';

/** Describes an operation on an entity. */
interface Operation {
  /** The route ID, which is also the required permission. */
  readonly id: string;
  /** The API documentation, as in `does` of a route. */
  readonly does?: string;
}

type EntityCall = Pick<Call, 'app' | 'db' | 'caller'>;

/**
 * Describes the REST routes that administrators use to read and write entities of one type. Operations without a definition have no
 * route. If `get`, `update`, or `delete` returns null, the entity does not exist, and `notFound` is thrown.
 */
export interface EntityDefinition<
  Ref,
  Row,
  Answer extends z.ZodObject,
  New extends z.ZodType,
  Patch extends z.ZodType,
> {
  /** The path of the collection, such as `/api/pages`. A single entity is at `/api/pages/{id}`. */
  readonly path: string;
  /**
   * The SDK resource with the methods `list`, `get`, `create`, `update`, `delete`, and `bulk`. Default: based on the route IDs, as
   * described for `sdk` in routes.
   */
  readonly sdkResource?: string;
  /** The table of the entities. For If-Match, the entity's row is locked while versions are compared: see `record` in routes. */
  readonly table?: string;
  /** Describes the ID in the path, for the API documentation. Default: an integer or a UUID. */
  readonly idText?: string;
  /** Parses the ID in the path. Throws `notFound` if the ID is invalid: see `refOr` and `uuidOr`. */
  readonly ref: (id: string) => Ref;
  readonly notFound: (id: string) => Error;
  /** The schema for an entity in a response. */
  readonly answer: Answer;
  readonly toAnswer: (row: Row, app: AppContext) => z.output<Answer>;
  /** Returns links to the pages that show an entity. They are included in get, create, and update responses. */
  readonly links?: (row: Row) => readonly Link[];
  /**
   * The list operation. A list with a `listing` supports pagination, filters, and sorting, like the corresponding GraphQL list. Any
   * other list is returned in full.
   */
  readonly list?: EntityList<Row, Answer>;
  readonly get?: Operation & { run(call: EntityCall, ref: Ref): Promise<Row | null> };
  /** Reads an entity for the If-Match comparison. Required only if there is no `get`. */
  readonly find?: (call: EntityCall, ref: Ref) => Promise<Row | null>;
  readonly create?: Operation & {
    readonly body: New;
    run(call: EntityCall, body: z.output<New>): Promise<Row>;
  };
  readonly update?: Operation & {
    readonly body: Patch;
    /** Validates the changes. Throws errors that apply to all entities. The bulk route calls this once per request. */
    check?(call: EntityCall, body: z.output<Patch>): unknown;
    run(call: EntityCall, ref: Ref, body: z.output<Patch>): Promise<Row | null>;
  };
  /** Deletes an entity, and returns its last state. */
  readonly delete?: Operation & {
    /**
     * The column with the entity's name as administrators see it. If set, administrators can undo a deletion for a limited time.
     * Requires `table`, and a `keep_deletions` trigger on every table whose rows a deletion changes.
     */
    readonly undo?: string;
    run(call: EntityCall, ref: Ref): Promise<Row | null>;
  };
  /** The route that changes or deletes many entities at a time, using `update` and `delete`: see `bulkRoute`. Requires `table`. */
  readonly bulk?: {
    readonly id: string;
    readonly sdk?: Route['sdk'];
    /** Acquires the locks that `update` and `delete` acquire before they lock the row. */
    lock?(db: Db, rows: RowIds, isDeletion: boolean): Promise<unknown>;
    readonly adjust?: BulkAdjustment<Ref, z.output<Patch>>;
  };
}

/** Returns the route members for an operation: its ID, its documentation, and its SDK method if the entity has an SDK resource. */
const named = (
  { sdkResource: resource }: { readonly sdkResource?: string },
  { id, does }: Operation,
  method: string,
) => ({
  id,
  ...(does !== undefined && { does }),
  ...(resource !== undefined && { sdk: { resource, method } }),
});

type Own = 'path' | 'answer' | 'toAnswer' | 'params' | 'access';
type EntityList<Row, Answer extends z.ZodObject> =
  | Omit<FilteredList<undefined, Row, Answer>, Own>
  | Omit<PlainList<undefined, Row, Answer>, Own>;

/** Creates the routes of an entity: list, get, create (POST), update (PATCH), delete, and bulk. All responses are typed. */
export function entityRoutes<
  Ref,
  Row,
  Answer extends z.ZodObject,
  New extends z.ZodType,
  Patch extends z.ZodType,
>(entity: EntityDefinition<Ref, Row, Answer, New, Patch>): readonly Route[] {
  const { path, table, answer, toAnswer, links, list, get, create, update, delete: remove } = entity;
  const linked = (call: EntityCall, row: Row) => linkedAnswer(entity, call, row);
  const found = (id: string, find: (ref: Ref) => Promise<Row | null>) => foundRow(entity, id, find);
  const response = links ? answer.extend({ links: linksField }) : answer;
  const all = { path, access: 'admin' } as const;
  const params = z.object({ id: z.string().describe(entity.idText ?? 'The integer ID or UUID.') });
  const one = { path: `${path}/{id}`, access: 'admin', params } as const;
  const routes: readonly (Route | undefined)[] = [
    list && listRoute({ ...named(entity, list, 'list'), ...list, path, answer, toAnswer }),
    get &&
      defineRoute({
        ...one,
        ...named(entity, get, 'get'),
        method: 'GET',
        response,
        handle: async (call) => linked(call, await found(call.params.id, (ref) => get.run(call, ref))),
      }),
    create &&
      defineRoute({
        ...all,
        ...named(entity, create, 'create'),
        method: 'POST',
        body: create.body,
        response,
        handle: async (call) => linked(call, await create.run(call, call.body as z.output<New>)),
      }),
    update &&
      defineRoute({
        ...one,
        ...named(entity, update, 'update'),
        method: 'PATCH',
        record: recordOf(entity),
        body: update.body,
        response,
        handle: async (call) =>
          linked(
            call,
            await found(call.params.id, (ref) => update.run(call, ref, call.body as z.output<Patch>)),
          ),
      }),
    remove &&
      defineRoute({
        ...one,
        ...named(entity, remove, 'delete'),
        method: 'DELETE',
        record: recordOf(entity),
        response: answer,
        handle: async (call) =>
          toAnswer(await found(call.params.id, deleting(table, remove, call)), call.app),
      }),
  ];
  return [...routes, bulkOf(entity)].filter((route) => route !== undefined);
}

function bulkOf<Ref, Row, Answer extends z.ZodObject, New extends z.ZodType, Patch extends z.ZodType>(
  entity: EntityDefinition<Ref, Row, Answer, New, Patch>,
): Route | undefined {
  const { path, table, ref, notFound, update, delete: remove, bulk } = entity;
  if (!bulk || table === undefined || !update || !remove) return undefined;
  return bulkRoute({
    ...named(entity, bulk, 'bulk'),
    ...bulk,
    path,
    table,
    ref,
    notFound,
    update,
    delete: remove,
  });
}

/** Creates the function that deletes an entity. Saves the deletion if the entity allows undoing it. */
const deleting =
  <Ref, Row>(
    table: string | undefined,
    { id, undo, run }: NonNullable<EntityDefinition<Ref, Row, z.ZodObject, z.ZodType, z.ZodType>['delete']>,
    call: EntityCall,
  ) =>
  (ref: Ref): Promise<Row | null> =>
    table === undefined || undo === undefined
      ? run(call, ref)
      : keepDeletion(call.db, call.caller, { table, nameColumn: undo, permission: id }, (db) =>
          run({ ...call, db }, ref),
        );

/** Returns the response for a row, including links if the entity has them. */
const linkedAnswer = <Row>(
  {
    links,
    toAnswer,
  }: Pick<EntityDefinition<never, Row, z.ZodObject, z.ZodType, z.ZodType>, 'links' | 'toAnswer'>,
  { app }: EntityCall,
  row: Row,
) => (links ? { ...toAnswer(row, app), links: links(row) } : toAnswer(row, app));

/** Returns the row with an ID. Throws `notFound` if the row does not exist. */
async function foundRow<Ref, Row>(
  { ref, notFound }: { ref(id: string): Ref; notFound(id: string): Error },
  id: string,
  find: (ref: Ref) => Promise<Row | null>,
): Promise<Row> {
  const row = await find(ref(id));
  if (row === null) throw notFound(id);
  return row;
}

/** Creates the `record` member of the routes that change an entity. */
function recordOf<Ref, Row, Answer extends z.ZodObject>(
  entity: EntityDefinition<Ref, Row, Answer, z.ZodType, z.ZodType>,
): NonNullable<Route['record']> {
  const { table, find } = entity;
  return {
    ...(table !== undefined && { table }),
    ...(find && {
      async read(call: Call) {
        const { id } = call.params as { readonly id: string };
        return linkedAnswer(entity, call, await foundRow(entity, id, (ref) => find(call, ref)));
      },
    }),
  };
}
