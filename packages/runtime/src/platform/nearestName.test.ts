import { expect, test } from 'vitest';
import { nearestName, suggestion } from './nearestName.ts';

test.each([
  ['prot', ['port', 'host'], 'port'],
  ['currancy', ['name', 'currency'], 'currency'],
  ['Routes', ['routes'], 'routes'],
  ['zebra', ['port', 'host'], null],
  ['x', [], null],
])('the name closest to %s in %j is %s', (name, known, nearest) =>
  expect(nearestName(name, known)).toBe(nearest),
);

test('if no name is close, a short list of known names is shown', () => {
  expect(suggestion('zebra', ['port', 'host'])).toBe('Known: port, host.');
  expect(suggestion('prot', ['port', 'host'])).toBe('Did you mean "port"?');
  expect(suggestion('zebra', [])).toBeUndefined();
});
