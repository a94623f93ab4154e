import DataLoader from 'dataloader';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/db.ts';
import { nobody } from '../http/caller.ts';
import type { Call, RequestFacts } from '../http/route.ts';
import type { GraphQLContext, LoaderDefinition } from './contract.ts';

interface Reading extends Pick<Call, 'app' | 'db' | 'caller'> {
  readonly request: Pick<RequestFacts, 'headers'>;
}

/** What anybody may read, with loaders of its own: for a page that shows what the storefront's schema shows. */
export const visitorContext = (app: AppContext, db: Db): GraphQLContext =>
  requestContext({ app, db, caller: nobody, request: { headers: {} } }, 'storefront');

/** The context of one GraphQL request. Its loaders live as long as the request does. */
export function requestContext(
  { app, db, caller, request }: Reading,
  schema: GraphQLContext['schema'],
): GraphQLContext {
  let loaders: Map<unknown, unknown> | undefined;
  const context: GraphQLContext = {
    app,
    db,
    caller,
    schema,
    currentPath: request.headers['x-current-path'] ?? null,
    loader<K, V>(definition: LoaderDefinition<K, V>): (key: K) => Promise<V> {
      loaders ??= new Map();
      let load = loaders.get(definition) as ((key: K) => Promise<V>) | undefined;
      if (!load) {
        const batches = new DataLoader<K, V>((keys) => definition.load(keys, context));
        load = (key) => batches.load(key);
        loaders.set(definition, load);
      }
      return load;
    },
  };
  return context;
}
