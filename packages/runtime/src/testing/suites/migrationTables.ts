import type { Extension } from '../../platform/contracts/extension.ts';
import type { TableState } from './databaseState.ts';
import { broken } from './suite.ts';
import type { MigrationCase } from './migratedDatabase.ts';

/** Checks that changes of each new table are audited or are said not to be. */
export async function checkAudited(on: MigrationCase): Promise<void> {
  for (const [name, { triggers, comments }] of await newTables(on))
    if (!triggers.some((one) => one.includes('note_audit_change')) && !comments.some(isLeftOut))
      throw broken(
        `the table ${name} is in no audit log`,
        `Write select audit_entity('${name}', '${name}') (or audit_part for rows that belong to a record), or say why not: comment on table ${name} is 'Not audited: …'.`,
      );
}

/** Columns of `TableState` that can hold text about a person. */
const HOLDS_TEXT = /^(\S+) (?:text|character|varchar|json|bytea|citext|xml)/;

/** Checks that the extension declares the columns that export and erasure have to know. */
export async function checkPersonal(on: MigrationCase): Promise<void> {
  const declared = declaredColumns(on.suite.extension);
  for (const [name, { columns }] of await newTables(on))
    for (const column of columns) {
      const [, text] = HOLDS_TEXT.exec(column) ?? [];
      if (declared && text !== undefined && !declared.has(`${name}.${text}`))
        throw broken(
          `nothing says if the column ${name}.${text} is about shoppers`,
          `Return personalData from setup: [notPersonal('${name}', '${text}')], or say which rows are about whom, and what an erasure does to the column.`,
        );
    }
}

/** Returns the declared columns as `table.column`. Null if the extension requires a configuration. */
function declaredColumns({ config, setup }: Extension): ReadonlySet<string> | null {
  const values = config?.safeParse({});
  if (values && !values.success) return null;
  const { personalData = [] } = setup(values?.data);
  return new Set(
    personalData.flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`)),
  );
}

/** Reports whether a comment explains why a table is not audited. */
const isLeftOut = (comment: string): boolean => /^not audited: *\S/i.test(comment);

/** Lists the tables that the migrations create. */
export async function newTables(on: MigrationCase): Promise<readonly [string, TableState][]> {
  const { before, after } = await on.tables();
  return [...after].filter(([name]) => !before.has(name));
}
