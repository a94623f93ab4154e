import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineExtension } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileTransport, smtpTransport } from '../../packages/runtime/src/modules/mail/builtInTransport.ts';
import { mailServer } from '../support/mailServer.ts';
import { sharedDatabase } from '../support/sharedDatabase.ts';
import { testShop } from '../support/shop.ts';

const databaseUrl = sharedDatabase();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ databaseUrl: databaseUrl() });
});
afterAll(() => shop.stop());

const email = {
  from: 'The Shop <shop@shop.test>',
  to: { name: 'Ada "A" Lovelace', address: 'ada@example.com' },
  subject: 'Grüße',
  text: 'Hello Ada',
  html: '<p>Hello Ada</p>',
  messageId: '<12345678-abcd@shop.test>',
};

test('in development, emails are files that a mail program opens, readable only by their owner', async () => {
  const store = await mkdtemp(path.join(tmpdir(), 'mails-'));
  await fileTransport(store).send(email, shop.app);
  const folder = path.join(store, '.shop/mail');
  const [name = '', ...more] = await readdir(folder);
  expect(more).toEqual([]);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-12345678\.eml$/);
  const text = await readFile(path.join(folder, name), 'utf8');
  expect(text).toMatch(/^To: .*ada@example\.com/m);
  expect(text).toMatch(/^Message-ID: <12345678-abcd@shop\.test>/m);
  expect(text).toContain('Hello Ada');
  expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
  await rm(store, { recursive: true });
});

describe('SMTP', () => {
  test('sends the email to the server of mail.url', async () => {
    const server = await mailServer();
    await smtpTransport(server.url).send(email, shop.app);
    expect(server.lines).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<shop@shop.test>',
        'RCPT TO:<ada@example.com>',
        'Message-ID: <12345678-abcd@shop.test>',
        'Hello Ada',
      ]),
    );
    await server.stop();
  });

  test('throws if the server rejects the email or is unreachable, so that it is retried', async () => {
    const server = await mailServer(true);
    await expect(smtpTransport(server.url).send(email, shop.app)).rejects.toThrow('550');
    await server.stop();
    await expect(smtpTransport(server.url).send(email, shop.app)).rejects.toThrow('ECONNREFUSED');
  });
});

test('two extensions with a mail transport conflict at startup', async () => {
  const [first, second] = ['first', 'second'].map((name) =>
    defineExtension({
      name,
      api: '^1.0',
      setup: () => ({ mailTransport: [{ name, send: async () => undefined }] }),
    }),
  );
  await expect(testShop({ databaseUrl: databaseUrl(), extensions: [first!, second!] })).rejects.toThrow(
    /mail transport/,
  );
});

test.each([
  [{ url: 'http://mail.test' }, 'is not a mail server URL'],
  [{ from: 'The Shop' }, 'is not an email address'],
  [{ from: 'The Shop <a@b.test>\r\nBcc: everybody@example.com' }, 'is not an email address'],
])('the configuration %j is rejected', async (config, message) => {
  await expect(testShop({ databaseUrl: databaseUrl(), config: { mail: config } })).rejects.toThrow(message);
});
