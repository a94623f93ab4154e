import type { Child } from './child.ts';
import { openConnection } from './connection.ts';
import { operationsOn } from './operations.ts';
import type { Catalogue, Operation } from './operations.ts';

/** Memory in MB (1,000,000 bytes). */
export interface MemoryResults {
  readonly requests: number;
  readonly heap: number;
  readonly resident: number;
}

const CONNECTIONS = 16;

/** Measures the heap after garbage collection, and the process memory, after given numbers of requests. */
export async function measureMemory(
  child: Child,
  catalogue: Catalogue,
  stops: readonly number[],
): Promise<MemoryResults[]> {
  const mix = mixOf(catalogue);
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => openConnection(child.port)),
  );
  const results: MemoryResults[] = [];
  let sent = 0;
  for (const stop of stops) {
    await Promise.all(
      connections.map(async (connection) => {
        while (sent < stop) {
          const operation = mix[sent++ % mix.length] as Operation;
          await operation.run(connection, await operation.prepare(connection));
        }
      }),
    );
    const { resident } = await child.read();
    const { heap } = await child.read({ collect: true });
    results.push({ requests: stop, heap: heap / 1e6, resident: resident / 1e6 });
  }
  for (const connection of connections) connection.close();
  return results;
}

/**
 * Returns a mix of 50 requests. 45 requests read data, and the others fill carts. An operation that first creates a cart is counted as one
 * request.
 */
function mixOf(catalogue: Catalogue): readonly Operation[] {
  const shop = operationsOn(catalogue);
  const times = <T>(count: number, operation: Operation<T>) =>
    Array.from({ length: count }, () => operation as Operation);
  return [
    ...times(30, shop.productRead),
    ...times(10, shop.productRest),
    ...times(5, shop.listing),
    ...times(2, shop.createCart),
    ...times(2, shop.addItem),
    ...times(1, shop.checkout),
  ];
}
