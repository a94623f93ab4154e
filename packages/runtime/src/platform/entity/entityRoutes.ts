import { z } from 'zod';
import { keepDeletion } from '../deletions/keepDeletion.ts';
import { bulkRoute } from './bulkRoute.ts';
import { listRoute } from '../listing/listRoute.ts';
import { defineRoute } from '../contracts/route.ts';
import type { Call, Route } from '../contracts/route.ts';
import { linksField } from '../http/answer/links.ts';
import type { Operation, EntityDefinition, EntityCall } from './entityDefinition.ts';

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
