import { expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { createOutbox } from './outbox.ts';

test('emitting no events sends no SQL statement', async () => {
  const db = new Proxy({} as Db, {
    get: () => () => expect.unreachable('the outbox asked the database'),
  });
  const outbox = createOutbox(
    [{ owner: 'mail', isCore: true, value: { id: 'mail', event: 'somethingElse' as never } }],
    10,
  );
  await outbox.emit(db);
});
