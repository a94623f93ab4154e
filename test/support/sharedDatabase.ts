import { afterAll, beforeAll } from 'vitest';
import { createDatabase } from './databases.ts';
import type { TestDatabase } from './databases.ts';

/**
 * Creates one database for the shops of a file or of a `describe`, and drops it at the end. Returns a function that returns its URL. A
 * shop finds the records of the shops before it, so tests use emails, clients and codes of their own.
 */
export function sharedDatabase(): () => string {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());
  return () => database.url;
}
