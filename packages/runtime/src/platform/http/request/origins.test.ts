import { expect, test } from 'vitest';
import { sameOriginRule } from './origins.ts';

const passes = (url: string, origin: string): boolean =>
  sameOriginRule({ shop: { url } as Parameters<typeof sameOriginRule>[0]['shop'] }, [])('POST', { origin });

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'a shop on this machine is itself by each name of the machine, also by %s',
  (name) => {
    expect(passes('http://127.0.0.1:3000', `http://${name}:3000`)).toBe(true);
    expect(passes('http://localhost', `http://${name}`)).toBe(true);
  },
);

test.each([
  ['another port', 'http://127.0.0.1:3000', 'http://localhost:3001'],
  ['another scheme', 'http://127.0.0.1:3000', 'https://localhost:3000'],
  ['a name that begins alike', 'http://127.0.0.1:3000', 'http://localhost.evil.test:3000'],
  ['this machine, for a shop elsewhere', 'https://shop.test', 'https://localhost'],
])('%s is another site', (_, url, origin) => expect(passes(url, origin)).toBe(false));
