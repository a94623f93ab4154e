import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cell, joined, raw } from '../definitions.ts';
import { highlight } from '../highlight.ts';
import type { Source } from '../page.ts';

const schema = path.join(import.meta.dirname, '../../../migrations/schema.sql');

/** Returns the reference of the core tables from `migrations/schema.sql`, for extensions and reports that read the tables. */
export function writeTables(): Source {
  const tables = [...readFileSync(schema, 'utf8').matchAll(/^create table "?(\w+)"? \(\n(.*?)\n\);/gms)].map(
    ([, name = '', body = '']) => ({ name, lines: body.split(/,\n(?= {2}\S)/).map((line) => line.trim()) }),
  );
  const names = new Set(tables.map(({ name }) => name));
  return {
    file: 'docs/api/tables.md',
    markdown: joined(
      '# Tables',
      `The ${tables.length} tables of the core, made by its migrations. Extensions may read them, and refer to them by foreign keys; writing is the work of the services and routes that own them. Amounts are \`numeric\` in major units, times are in UTC. Rows of public routes are named by \`uuid\`.`,
      ...tables.map(({ name, lines }) => entryOf(name, lines, names)),
    ),
  };
}

function entryOf(name: string, lines: readonly string[], names: ReadonlySet<string>): string {
  const columns = lines.filter((line) => !line.startsWith('constraint '));
  const rules = lines
    .filter((line) => line.startsWith('constraint '))
    .map((line) => line.replace(/^constraint /, ''));
  const targets = new Map(
    rules.flatMap((rule) => {
      const [, column = '', target = ''] = /FOREIGN KEY \(([^)]*)\) REFERENCES "?(\w+)/.exec(rule) ?? [];
      return names.has(target) ? [[column, target] as const] : [];
    }),
  );
  const rows = columns.map((line) => {
    const [, column = '', type = ''] = /^(\S+) (.*)$/s.exec(line) ?? [];
    const plain = column.replaceAll('"', '');
    const target = targets.get(plain);
    return `| \`${plain}\` | \`${cell(type)}\` | ${target ? `[${target}](#${target})` : ''} |`;
  });
  const others = rules.filter((rule) => !rule.includes('FOREIGN KEY'));
  return joined(
    `## ${name}`,
    ['| Column | Type | Refers to |', '| --- | --- | --- |', ...rows].join('\n'),
    others.length === 0
      ? ''
      : raw(
          `<details><summary>Constraints</summary><pre tabindex="0"><code>${highlight(others.join('\n'), 'sql')}</code></pre></details>`,
        ),
  );
}
