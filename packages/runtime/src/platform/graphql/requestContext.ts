import DataLoader from 'dataloader';
import type { Call } from '../http/route.ts';
import type { GraphQLContext, LoaderDefinition } from './contract.ts';

/** The context of one GraphQL request. Its loaders live as long as the request does. */
export function requestContext(
  { app, db, caller, request }: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
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
