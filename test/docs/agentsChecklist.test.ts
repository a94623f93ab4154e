import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const EXTENSION = new URL('extensions/agents/', ROOT);
const lines = readFileSync(new URL('docs/checklist.md', EXTENSION), 'utf8').split('\n');

/** The rows of the checklist: the demand, the file that meets it, and what holds it. */
const rows = lines.flatMap((line) => {
  const [, demand = '', by = '', held] = line.split('|').map((cell) => cell.trim());
  return held !== undefined && /^(?:UCP|ACP|MCP)-\d{3}$/.test(demand) ? [{ demand, by, held }] : [];
});

test('each demand of the checklist has a file that is there, and a test that is there or a reason', () => {
  expect(rows.length).toBeGreaterThan(110);
  for (const { demand, by, held } of rows) {
    expect(existsSync(new URL(by, EXTENSION)), `${demand}: ${by}`).toBe(true);
    if (held.startsWith('does not apply')) continue;
    const tests = [...held.matchAll(/`([^`]+)`(?:: ([^;.,]+))?/g)];
    expect(tests.length, demand).toBeGreaterThan(0);
    for (const [, file = '', title = ''] of tests) {
      const url = new URL(file, ROOT);
      expect(existsSync(url), `${demand}: ${file}`).toBe(true);
      expect(readFileSync(url, 'utf8'), `${demand}: ${file}`).toContain(title.trim());
    }
  }
});

test('no demand stands twice', () => {
  const demands = rows.map(({ demand }) => demand);
  expect(demands.filter((demand, index) => demands.indexOf(demand) !== index)).toEqual([]);
});
