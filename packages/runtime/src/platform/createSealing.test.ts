import { describe, expect, test } from 'vitest';
import { actAs } from './acting/acting.ts';
import { createSealing } from './createSealing.ts';

const session = { secret: 's'.repeat(32) };
const sealingOf = (key: string | undefined, ...previousKeys: string[]) =>
  createSealing({ session, secrets: { key, previousKeys } } as Parameters<typeof createSealing>[0]);

const [FIRST, SECOND] = ['a'.repeat(32), 'b'.repeat(32)];
const sealing = sealingOf(FIRST);
const sealed = actAs('points', () => sealing.seal('row:1', 'a secret, é'));
const openedBy = (owner: string, name = 'row:1', by = sealing, text = sealed) =>
  actAs(owner, () => by.open(name, text));

test('an extension opens what it sealed, and what is stored does not show it', () => {
  expect(openedBy('points')).toBe('a secret, é');
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('secret');
  expect(actAs('points', () => sealing.seal('row:1', 'a secret, é'))).not.toBe(sealed);
});

test('texts that are stored already stay readable: the format and the derivation of keys do not change', () => {
  const stored = 'BwcHBwcHBwcHBwcHIPG+2il4L25MQAFVCyPZLygnLqutSrbHIuleGQ==';
  expect(openedBy('agents', 'webhook:1', sealing, stored)).toBe('agsec_stored');
});

describe('returns null', () => {
  test.each([
    ['to another extension', 'vouchers', 'row:1', sealed],
    ['under another name', 'points', 'row:2', sealed],
    ['for a text that was cut', 'points', 'row:1', sealed.slice(0, 20)],
    ['for a text that was altered', 'points', 'row:1', `${sealed.slice(0, -6)}AAAAAA`],
    ['for what is no sealed text', 'points', 'row:1', 'plain'],
  ])('%s', (_, owner, name, text) => expect(openedBy(owner, name, sealing, text)).toBeNull());
});

test('a former key opens what it sealed, while it is one of the previous keys', () => {
  const renewed = sealingOf(SECOND, FIRST);
  expect(openedBy('points', 'row:1', renewed)).toBe('a secret, é');
  expect(openedBy('vouchers', 'row:1', renewed)).toBeNull();
  const again = actAs('points', () => renewed.seal('row:1', 'a secret, é'));
  expect(openedBy('points', 'row:1', sealingOf(SECOND), again)).toBe('a secret, é');
  expect(openedBy('points', 'row:1', sealingOf(SECOND))).toBeNull();
});

test('without a key the session secret counts', () => {
  const text = actAs('points', () => sealingOf(undefined).seal('row:1', 'x'));
  expect(openedBy('points', 'row:1', sealingOf(session.secret), text)).toBe('x');
});

test("the shop's own code has no key of an extension", () => {
  expect(() => sealing.seal('row:1', 'x')).toThrow('Texts are sealed and opened by extensions alone');
  expect(() => sealing.open('row:1', sealed)).toThrow(TypeError);
});
