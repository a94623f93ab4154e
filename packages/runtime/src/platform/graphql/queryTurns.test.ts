import { describe, expect, test } from 'vitest';
import { client, codesOf } from './graphqlClient.fixture.ts';

describe('new queries', () => {
  const text = (name: string) => `{ ${name}: where }`;
  const answersOf = () => {
    const { send } = client();
    const order: string[] = [];
    const from = (ip: string, name: string) =>
      send({ ip, body: JSON.stringify({ query: text(name) }) }).then(({ status, body }) => {
        order.push(`${name} ${status}`);
        return body;
      });
    return { order, from };
  };

  test('of several clients are processed in turn', async () => {
    const { order, from } = answersOf();
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => from('203.0.113.1', name)),
      ...['b1', 'b2'].map((name) => from('203.0.113.2', name)),
    ]);
    expect(order).toEqual(['a1 200', 'b1 200', 'a2 200', 'b2 200', 'a3 200', 'a4 200']);
  });

  test('do not delay a query that was sent before', async () => {
    const { order, from } = answersOf();
    await from('203.0.113.2', 'known');
    await Promise.all([
      ...['a1', 'a2', 'a3'].map((name) => from('203.0.113.1', name)),
      from('203.0.113.1', 'known'),
    ]);
    expect(order).toEqual(['known 200', 'known 200', 'a1 200', 'a2 200', 'a3 200']);
  });

  test('are rejected for a client with too many waiting queries', async () => {
    const { order, from } = answersOf();
    const names = Array.from({ length: 51 }, (_, index) => `a${index}`);
    const bodies = await Promise.all([
      ...names.map((name) => from('2001:db8::1', name)),
      from('2001:db8::2', 'neighbour'),
      from('203.0.113.2', 'other'),
    ]);
    const refused = order.filter((entry) => entry.endsWith('429'));
    expect(refused.toSorted()).toEqual(['a50 429', 'neighbour 429']);
    expect(order).toContain('other 200');
    expect(codesOf(bodies[50]!)).toEqual([
      ['TOO_MANY_REQUESTS', 'Too many requests. Please slow down and try again later.'],
    ]);
  });
});
