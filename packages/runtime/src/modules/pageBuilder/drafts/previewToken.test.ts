import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../testing/testClock.ts';
import { previewToken, readPreviewToken, tokenExpiry, tokenOf } from './previewToken.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const uuid = randomUUID();
const secret = (key: string, ...previousKeys: string[]) => ({
  secrets: { key, previousKeys },
  session: { secret: 'session' },
});
/** Creates a shop with a separate test clock. */
const shop = (config = secret('key')) => ({ config, clock: createTestClock() }) as never as Shop;
type Shop = Parameters<typeof previewToken>[0] & { clock: ReturnType<typeof createTestClock> };
const made = (of: Shop) => previewToken(of, { uuid, published_at: null }) ?? '';

test('a token opens its changeset for seven days', () => {
  const one = shop();
  const token = made(one);
  expect(readPreviewToken(one, token)).toEqual({ changeset: uuid, entity: null });
  one.clock.advance(WEEK - 1000);
  expect(readPreviewToken(one, token)).toEqual({ changeset: uuid, entity: null });
  one.clock.advance(1000);
  expect(readPreviewToken(one, token)).toBeNull();
});

test.each([
  ['of a time', null, null],
  ['of a changeset at a time', uuid, null],
  ['of a page that is not public, at a time', null, randomUUID()],
  ['of all three', uuid, randomUUID()],
])('a token %s carries them, and cannot be made one of others', (_, changeset, entity) => {
  const one = shop();
  const at = new Date('2030-06-01T10:00:00.123Z');
  const [token, expires] = [tokenOf(one, { changeset, entity, at }), tokenExpiry(one)];
  expect(readPreviewToken(one, token)).toEqual({ changeset, entity, at });
  expect(expires.getTime() - one.clock.now().getTime()).toBeGreaterThan(WEEK - 1000);
  const later = token.replace(String(at.getTime()), String(at.getTime() + 1));
  expect(readPreviewToken(one, later)).toBeNull();
  expect(readPreviewToken(one, token.replace(`.${at.getTime()}`, '.'))).toBeNull();
  if (entity) expect(readPreviewToken(one, token.replace(entity, randomUUID()))).toBeNull();
  if (changeset) expect(readPreviewToken(one, token.replace(changeset, ''))).toBeNull();
  one.clock.advance(WEEK);
  expect(readPreviewToken(one, token)).toBeNull();
});

test('a token without a changeset opens only an entity, and no other', () => {
  const one = shop();
  const shown = { changeset: null, entity: randomUUID() };
  const token = tokenOf(one, shown);
  expect(readPreviewToken(one, token)).toEqual(shown);
  expect(readPreviewToken(one, token.replace(shown.entity, uuid))).toBeNull();
  expect(readPreviewToken(one, token.replace(`.${shown.entity}`, ''))).toBeNull();
});

test('a published changeset has no token', () =>
  expect(previewToken(shop(), { uuid, published_at: '2026-01-01T00:00:00Z' })).toBeNull());

test('a token survives a new key while the previous one is accepted', () => {
  const token = made(shop());
  expect(readPreviewToken(shop(secret('new', 'key')), token)).toEqual({ changeset: uuid, entity: null });
  expect(readPreviewToken(shop(secret('new')), token)).toBeNull();
});

test.each([
  ['of another changeset', (token: string) => token.replace(uuid, randomUUID())],
  ['with a longer life', (token: string) => token.replace(/\.(\d+)\./, '.9$1.')],
  ['with another signature', (token: string) => token.replace(/.{43}$/, 'A'.repeat(43))],
  ['cut short', (token: string) => token.slice(0, -1)],
  ['with more at its end', (token: string) => `${token}A`],
  ['that is a uuid', () => uuid],
  ['that is empty', () => ''],
])('a token %s opens nothing', (_, forge) =>
  expect(readPreviewToken(shop(), forge(made(shop())))).toBeNull(),
);
