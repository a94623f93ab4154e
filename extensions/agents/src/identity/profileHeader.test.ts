import { expect, test } from 'vitest';
import { agentUrl, profileHeader } from './profileHeader.ts';

test.each([
  ['profile="https://a.example/p.json"', 'https://a.example/p.json'],
  ['v=1, profile="https://a.example/p.json";x=1, y="z"', 'https://a.example/p.json'],
  ['profile="https://a.example/?q=\\"x\\""', 'https://a.example/?q=%22x%22'],
  ['profile="http://a.lan/p.json"', 'http://a.lan/p.json'],
  ['profile="http://a.example/p.json"', null],
  ['profile="https://user@a.example/p.json"', null],
  ['profile="https://a.example/p.json#x"', null],
  ['profile=https://a.example/p.json', null],
  ['myprofile="https://a.example/p.json"', null],
  ['profile="nonsense"', null],
  [`profile="https://a.example/${'x'.repeat(2000)}"`, null],
  [undefined, null],
])('%s names %s', (header, profile) => {
  const named = profileHeader(header);
  expect(named === null ? null : agentUrl(named, ['A.lan'])).toBe(profile);
});
