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
  /** The route ID, which is also the permission. */
  readonly id: string;
  /** The documentation, as `does` in routes. */
  readonly does?: string;
}

type EntityCall = Pick<Call, 'app' | 'db' | 'caller'>;

/**
 * Describes how administrators read and write entities of one kind over REST. Each operation has a route ID, which is also its
 * permission, and calls one use case. An absent operation has no route. If `get`, `update`, or `delete` returns null, the entity
 * does not exist and `notFound` is thrown.
 */
export interface EntityDefinition<
  Ref,
  Row,
  Answer extends z.ZodObject,
  New extends z.ZodType,
  Patch extends z.ZodType,
> {
  /** The collection path, such as `/api/pages`; one entity is at `/api/pages/{id}`. */
  readonly path: string;
  /**
   * The SDK resource whose methods `list`, `get`, `create`, `update`, `delete`, and `bulk` call the routes. Default: the names
   * described for `sdk` in routes.
   */
  readonly sdkResource?: string;
  /** The table of the entities, whose row is locked while If-Match is compared: see `record` in routes. */
  readonly table?: string;
  /** Describes the path ID. Default: an integer or a UUID. */
  readonly idText?: string;
  /** Parses the path ID, or throws `notFound`: see `refOr` and `uuidOr`. */
  readonly ref: (id: string) => Ref;
  readonly notFound: (id: string) => Error;
  /** The schema for one entity in responses. */
  readonly answer: Answer;
  readonly toAnswer: (row: Row, app: AppContext) => z.output<Answer>;
  /** The pages that show an entity, included in the responses to get, create, and update. */
  readonly links?: (row: Row) => readonly Link[];
  /**
   * The list. With a `listing`, it is paginated, filtered, and sorted like its GraphQL counterpart; otherwise it is returned as
   * read.
   */
  readonly list?: EntityList<Row, Answer>;
  readonly get?: Operation & { run(call: EntityCall, ref: Ref): Promise<Row | null> };
  /** Reads an entity for If-Match if there is no `get`. */
  readonly find?: (call: EntityCall, ref: Ref) => Promise<Row | null>;
  readonly create?: Operation & {
    readonly body: New;
    run(call: EntityCall, body: z.output<New>): Promise<Row>;
  };
  readonly update?: Operation & {
    readonly body: Patch;
    /** Throws errors that apply to every entity; the bulk route calls it once. */
    check?(call: EntityCall, body: z.output<Patch>): unknown;
    run(call: EntityCall, ref: Ref, body: z.output<Patch>): Promise<Row | null>;
  };
  /** Deletes an entity and returns its previous state. */
  readonly delete?: Operation & {
    /**
     * The column with the entity name that administrators see. If set, they can undo a deletion for a while: the database's
     * `keep_deletions` must cover all tables whose rows a deletion changes. Requires `table`.
     */
    readonly undo?: string;
    run(call: EntityCall, ref: Ref): Promise<Row | null>;
  };
  /** The route that changes or deletes many entities with `update` and `delete`: see `bulkRoute`. Requires `table`. */
  readonly bulk?: {
    readonly id: string;
    readonly sdk?: Route['sdk'];
    /** Acquires the locks that `update` and `delete` acquire before the row lock. */
    lock?(db: Db, rows: RowIds, isDeletion: boolean): Promise<unknown>;
    readonly adjust?: BulkAdjustment<Ref, z.output<Patch>>;
  };
}

/** Returns an operation's route ID, documentation, and, if the entity has an SDK resource, SDK method. */
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

/** Creates an entity's routes: list, get, create (POST), update (PATCH), delete, and bulk, each with a typed response. */
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

/** Creates the function that deletes an entity, undoably if the entity allows it. */
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

/** Returns the response for a row, with its links if the entity has any. */
const linkedAnswer = <Row>(
  {
    links,
    toAnswer,
  }: Pick<EntityDefinition<never, Row, z.ZodObject, z.ZodType, z.ZodType>, 'links' | 'toAnswer'>,
  { app }: EntityCall,
  row: Row,
) => (links ? { ...toAnswer(row, app), links: links(row) } : toAnswer(row, app));

/** Returns the row for a path ID. Throws the entity's refusal. */
async function foundRow<Ref, Row>(
  { ref, notFound }: { ref(id: string): Ref; notFound(id: string): Error },
  id: string,
  find: (ref: Ref) => Promise<Row | null>,
): Promise<Row> {
  const row = await find(ref(id));
  if (row === null) throw notFound(id);
  return row;
}

/** Creates the `record` for the routes that change an entity. */
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
