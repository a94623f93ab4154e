import { Client } from 'pg';
import { turnJitOff } from '../db/jit.ts';
import { outOfReach } from '../db/outOfReach.ts';

/**
 * Runs `work` on a separate database connection, which is needed for scripts with several SQL statements. Throws a
 * `StartFailure` with exit code 5 if the database is unreachable.
 */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(url).catch((error: unknown) => {
    throw outOfReach(url, error);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // The current SQL statement also fails if the connection breaks. Without a listener, the error event would crash the process.
  client.on('error', () => undefined);
  await client.connect();
  await turnJitOff(client);
  return client;
}
