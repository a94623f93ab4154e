import type { TestProject } from 'vitest/node';
import { startTemplateServer } from './templateServer.ts';
import type { TemplateServer } from './templateServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TemplateServer;
  }
}

/** Starts one PostgreSQL for all database tests of a run; each test file copies its migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startTemplateServer();
  project.provide('postgres', server);
  return stop;
}
