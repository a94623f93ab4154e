import { statementGate, throughGates } from '../db/bounded.ts';
import type { Db } from '../db/db.ts';
import type { Call } from '../contracts/route.ts';
import { serverOf } from '../serverContext.ts';

/** Maximum number of concurrent SQL statements per request. Aliased fields can run in parallel. */
const CONNECTIONS = 3;

/**
 * Chooses the database connections for the resolvers of a request. `source` is the database for content, if the request reads only
 * content.
 */
type Connections = (call: Call, isHeavy: boolean, source?: Db) => Db;

/** Limits the statements of an admin query that run at once. */
export const adminConnections: Connections = ({ db, request: { signal } }) =>
  throughGates(db, [statementGate(CONNECTIONS)], signal);

/**
 * Creates the connections for the storefront. The heavy queries of all clients share a limit on concurrent SQL statements, so that
 * connections and CPU time remain available for other requests.
 */
export function storefrontConnections(heavyAtOnce: number): Connections {
  const heavy = statementGate(heavyAtOnce);
  return ({ app, request: { signal } }, isHeavy, source = serverOf(app).reads) => {
    const own = statementGate(CONNECTIONS);
    return throughGates(source, isHeavy ? [own, heavy] : [own], signal);
  };
}
