import { expect, test } from 'vitest';
import { contextOf } from '../../../../test/support/httpServer.ts';
import type { AppContext } from './contracts/context.ts';
import { createContext } from './createContext.ts';
import { build, extension, installed, textOf } from './extensions/assembly.fixture.ts';
import { createMemoryCounters } from './rateLimit/memoryCounters.ts';
import type { ServerContext } from './serverContext.ts';
import { StartFailure } from './startFailure.ts';

const create = (services: Readonly<Record<string, () => object>>): AppContext => {
  const { config, log, clock } = contextOf({ shop: { url: 'https://shop.test' } });
  const members = Object.entries(services).map(([name, made]) =>
    installed(extension(name, { services: made })),
  );
  return createContext({
    config,
    log,
    clock,
    db: {} as AppContext['db'],
    reads: {} as ServerContext['reads'],
    replica: null,
    metrics: null,
    counters: createMemoryCounters(),
    assembly: build({ installed: members }),
  });
};

test('adds the services of extensions to the app', () => {
  expect(create({ scales: () => ({ scales: { weigh: 1 } }) })).toMatchObject({ scales: { weigh: 1 } });
});

test.each([
  ['of the platform', { scales: () => ({ db: {} }) }, 'db'],
  ['of another', { first: () => ({ weigh: 1 }), scales: () => ({ weigh: 2 }) }, 'weigh'],
])('a service with the same name as one %s prevents startup', (_, services, name) => {
  const failure = (() => {
    try {
      return create(services);
    } catch (error) {
      return error;
    }
  })();
  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as StartFailure).faults.map(textOf)).toEqual([
    `extension scales: defines the service "${name}", which already exists [Rename it.]`,
  ]);
});

test("builds URLs from the shop's URL, with their query", () => {
  const { url } = create({});
  expect(url('/checkout', { order: 'a b' })).toBe('https://shop.test/checkout?order=a+b');
});
