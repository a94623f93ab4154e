import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createProgram } from '../../packages/cli/src/program.ts';
import { shopConfig } from '../../packages/runtime/src/platform/config/schema.ts';

const read = (page: string) => readFileSync(path.join(import.meta.dirname, '../../docs', page), 'utf8');
const configuration = read('configuration.md').split(/^## /m)[0] as string;

/** Returns the code spans in the first column of a page's tables. */
const firstCells = (text: string) =>
  (text.match(/^\| `[^|]*/gm) ?? []).flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  );

test('the table of commands has every command and no other', () => {
  const named = firstCells(read('commands.md')).map(
    (code) => /^shop(?: [a-z]+(?:-[a-z]+)*)+/.exec(code)?.[0],
  );
  const all = leavesOf(createProgram(new AbortController().signal));
  expect(named.toSorted()).toEqual(all.toSorted());
});

/** Returns the full names of all commands that have an action. */
const leavesOf = (command: ReturnType<typeof createProgram>, parents = ''): string[] => {
  const name = `${parents}${command.name()}`;
  const below = command.commands.flatMap((child) => leavesOf(child, `${name} `));
  return below.length > 0 && command.name() !== 'migrate' ? below : [name, ...below];
};

test('the configuration has every key of the schema and no other', () => {
  const named = firstCells(configuration);
  const schema = z.toJSONSchema(shopConfig, { io: 'input', unrepresentable: 'any' });
  expect(named.toSorted()).toEqual([...keysOf(schema, ''), 'system.<name>'].toSorted());
});

/** Returns the key paths of an object schema. A postal address is one key. */
const keysOf = ({ properties = {} }: z.core.JSONSchema.BaseSchema, prefix: string): string[] =>
  Object.entries(properties).flatMap(([key, schema]) =>
    typeof schema === 'object' && schema.properties && key !== 'address'
      ? keysOf(schema, `${prefix}${key}.`)
      : [prefix + key],
  );
