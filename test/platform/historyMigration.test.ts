import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTexts } from '../../packages/runtime/src/platform/messages/createTexts.ts';
import { readStoredText } from '../../packages/runtime/src/platform/messages/storedText.ts';
import type { StoredMoney } from '../../packages/runtime/src/platform/messages/storedText.ts';
import { migrate } from '../../packages/runtime/src/platform/migrations/migrate.ts';
import { historyTexts, sampleOf } from '../support/catalogues.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { extensionMigrations } from '../support/templateServer.ts';

/**
 * History sentences of the previous version, by the message keys that replaced them. The sentences are fixed, even if the current messages
 * change.
 */
const sentences: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('sentencesOfBefore.json', import.meta.url), 'utf8'),
);

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Matches lines that require manual attention. */
const ATTENTION =
  /\.(?:refundFailed|paidAfterCancellation|otherAmount|duplicateNotReturned|captureDenied|authorizationExpired)$/;
/** Returns a sentence as the previous version wrote it. */
const asWrittenBefore = (line: string): string =>
  line.replace('2 items', '2 item(s)').replace('Email', 'E-mail').replace('email', 'e-mail');

test('each sentence written by the previous version is converted to the current text key and values', async () => {
  const english = createTexts([{ owner: 'core', locale: 'en', texts: sentences }])('en');
  const plain = ({ amount, currency }: StoredMoney) => `${amount} ${currency}`;
  // Later versions write more kinds of lines, which were never sentences.
  const keys = new Set(historyTexts().keys());
  expect(Object.keys(sentences).filter((key) => !keys.has(key))).toEqual([]);
  const lines = Object.entries(sentences).map(([key, text]) => {
    const stored = sampleOf(key, text);
    const line = asWrittenBefore(readStoredText(english, stored, plain) ?? '');
    return { kind: key, values: stored.values, comment: ATTENTION.test(key) ? `Attention: ${line}` : line };
  });
  const other = { kind: null, values: null, comment: 'Packed by Ada' };
  await client.query(
    `set session_replication_role = replica;
     insert into order_activity (order_activity_order_id, comment) select 1, line from jsonb_array_elements_text('${JSON.stringify(
       [...lines, other].map(({ comment }) => comment),
     ).replaceAll("'", "''")}') line;
     delete from migration where name = '0361_carry_over_history'`,
  );
  const ran = await migrate({ url: database.url, sources: extensionMigrations() });
  expect(ran.map(({ name }) => name)).toEqual(['0361_carry_over_history']);
  const { rows } = await client.query(
    'select kind, "values", comment from order_activity order by order_activity_id',
  );
  expect(rows).toEqual([...lines, other]);
});
