import { randomUUID } from 'node:crypto';
import { execute, extensionMigrations, isApart, templateAt, withDatabase } from './templateServer.ts';
import type { TemplateServer } from './templateServer.ts';

export interface TestDatabase {
  readonly url: string;
  /** Closes the database's sessions and drops the database. */
  drop(): Promise<void>;
}

/**
 * Copies the migrated template database, which takes about 100 ms. Copies can be created concurrently. Tests omit `server` to use the
 * server started by vitest's global setup. Other programs pass the server from `startTemplateServer`.
 */
export async function createDatabase(server?: TemplateServer): Promise<TestDatabase> {
  const { adminUrl, template } = server ?? (await providedServer());
  return create(adminUrl, `template ${template} strategy wal_log`);
}

/** Copies the template database for a shop with the given extensions. The first shop of a run with tables of its own migrates a template. */
export async function createDatabaseFor(
  extensions: readonly { readonly name: string }[],
): Promise<TestDatabase> {
  const server = await providedServer();
  const installed = extensions.map(({ name }) => name);
  if (!installed.some(isApart)) return createDatabase(server);
  return createDatabase({
    ...server,
    template: await templateAt(server.adminUrl, extensionMigrations(installed)),
  });
}

/** Creates an empty database, for tests of migrations. */
export async function createEmptyDatabase(server?: TemplateServer): Promise<TestDatabase> {
  const { adminUrl } = server ?? (await providedServer());
  return create(adminUrl, 'template template0');
}

async function create(adminUrl: string, from: string): Promise<TestDatabase> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await execute(adminUrl, `create database ${name} ${from}`);
  return {
    url: withDatabase(adminUrl, name),
    drop: () => execute(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

/** Imports vitest only here, so that programs without vitest can use this file. */
async function providedServer(): Promise<TemplateServer> {
  const { inject } = await import('vitest');
  return inject('postgres');
}
