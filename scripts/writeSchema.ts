// Generates migrations/schema.sql from a database created by the core migrations. With --check, only reports whether the file is up to
// date. Starts its own PostgreSQL server.
import { Client } from 'pg';
import { migrate } from '../packages/runtime/src/platform/migrations/migrate.ts';
import { createEmptyDatabase } from '../test/support/databases.ts';
import { startTemplateServer } from '../test/support/templateServer.ts';
import { describeSchema } from './describeSchema.ts';
import { keepPage } from './keepPage.ts';

const server = await startTemplateServer();
try {
  const { url } = await createEmptyDatabase(server);
  await migrate({ url, sources: [] });
  const client = new Client({ connectionString: url });
  await client.connect();
  keepPage('migrations/schema.sql', await describeSchema(client), 'npm run docs:schema');
  await client.end();
} finally {
  await server.stop();
}
