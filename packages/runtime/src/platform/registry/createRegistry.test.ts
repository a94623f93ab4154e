import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { actAs, actingExtension } from '../acting/acting.ts';
import { ownContribution } from '../extensions/ownContribution.ts';
import { createRuntimeFaults } from '../acting/createRuntimeFaults.ts';
import { systemClock } from '../clock.ts';
import { createRegistry } from './createRegistry.ts';

interface Carrier {
  readonly code: string;
}

const carriers = () => createRegistry<Carrier>({ noun: 'carrier', keyOf: ({ code }) => code });

const ownedBy = <T extends object>(owner: string, item: T): T =>
  ownContribution(
    owner,
    item,
    { noun: 'provider', keyOf: () => 'p' },
    {
      faults: createRuntimeFaults(systemClock),
      deadlines: { callMs: 100, answerMs: 100 },
    },
  );

describe('a registry', () => {
  test('returns items in order, by key and with their owners', () => {
    const registry = carriers();
    registry.add('first', { code: 'b' });
    registry.add('second', { code: 'a' });
    actAs('third', () => registry.register({ code: 'c' }));
    registry.seal();
    expect(registry.list().map(({ code }) => code)).toEqual(['b', 'a', 'c']);
    expect(registry.get('a')).toEqual({ code: 'a' });
    expect(registry.get('z')).toBeUndefined();
    expect(['a', 'b', 'c', 'z'].map(registry.ownerOf)).toEqual(['second', 'first', 'third', undefined]);
  });

  test('rejects a second owner of a key and names both', () => {
    const registry = carriers();
    registry.add('first', { code: 'a' });
    expect(() => registry.add('second', { code: 'a' })).toThrow(
      'carrier "a" is contributed by both first and second',
    );
    expect(() => registry.add('first', { code: 'a' })).toThrow('carrier "a" is contributed twice by first');
  });

  test('lists items without keys', () => {
    const registry = createRegistry<Carrier>({ noun: 'carrier', keyOf: () => null });
    registry.add('first', { code: 'a' });
    registry.add('second', { code: 'a' });
    expect(registry.list()).toHaveLength(2);
    expect(registry.get('a')).toBeUndefined();
  });
});

describe('a registration after startup', () => {
  const registry = carriers();
  registry.seal();

  test('names the extension whose code is running, even in its timers and promises', async () => {
    const text =
      'Extension late tried to register carrier "x" after startup. Return contributions from setup.';
    expect(() => actAs('late', () => registry.register({ code: 'x' }))).toThrow(text);
    const later = actAs('late', async () => {
      await delay(1);
      registry.register({ code: 'x' });
    });
    await expect(later).rejects.toThrow(text);
  });

  test('names the extension whose contribution was called', () => {
    const provider = ownedBy('late', { code: 'p', quote: () => registry.register({ code: 'x' }) });
    expect(() => provider.quote()).toThrow('Extension late tried to register carrier "x"');
  });

  test('is reported without an extension if none is running', () =>
    expect(() => registry.register({ code: 'x' })).toThrow(
      'Code outside any extension tried to register carrier "x" after startup',
    ));
});

test('the methods of an instance run on behalf of its owner, and can access private members', () => {
  class Provider {
    readonly code = 'p';
    readonly #secret = 'kept';
    owner() {
      return [actingExtension(), this.#secret];
    }
  }
  const provider = ownedBy('x', new Provider());
  expect(provider.owner()).toEqual(['x', 'kept']);
  expect(provider).toBeInstanceOf(Provider);
});
