import { randomUUID } from 'node:crypto';
import { execute, withDatabase } from './templateServer.ts';
import type { TemplateServer } from './templateServer.ts';

export interface TestDatabase {
  readonly url: string;
  /** Ends its sessions and drops it. */
  drop(): Promise<void>;
}

/**
 * Copies the migrated template within 100 ms; any number of copies can be made at once. Tests leave the server out and get the
 * one that vitest's global setup started; other programs pass theirs from `startTemplateServer`.
 */
export async function createDatabase(server?: TemplateServer): Promise<TestDatabase> {
  const { adminUrl, template } = server ?? (await providedServer());
  return create(adminUrl, `template ${template} strategy wal_log`);
}

/** Creates an empty database, for tests of the migrations themselves. */
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

/** Only this line needs vitest, so that programs without it can use this file. */
async function providedServer(): Promise<TemplateServer> {
  const { inject } = await import('vitest');
  return inject('postgres');
}
