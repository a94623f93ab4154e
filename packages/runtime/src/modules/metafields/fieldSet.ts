import type { Db } from '../../platform/db/db.ts';
import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { compileField } from './compileField.ts';
import type { Reader } from './compileField.ts';
import { descriptorOf } from './definition.ts';
import { lockRevision, readDefinitions } from './definition.repo.ts';
import type { DefinitionRow } from './definition.ts';

/** The fields of one owner type at one revision, sorted by position, with their value readers. */
export interface FieldSet {
  readonly revision: string | null;
  readonly fields: readonly Field[];
}

export interface Field extends DefinitionRow {
  readonly read: Reader;
}

const NONE: FieldSet = { revision: null, fields: [] };

/**
 * The most recently compiled field sets, by owner type. A set is used only if its revision matches the database.
 * Because revisions are never reused, a process never uses outdated definitions.
 */
const compiled = new Map<string, FieldSet>();

/** Loads the current fields. Executes one SQL statement, which reads the definitions only if they have changed. */
export async function loadFieldSet(db: Db, ownerType: string): Promise<FieldSet> {
  const known = compiled.get(ownerType) ?? NONE;
  const { revision, definitions } = await readDefinitions(db, ownerType, known.revision);
  if (!definitions) return known;
  const fields = definitions.map((row): Field => ({ ...row, read: compileField(descriptorOf(row)) }));
  const set = { revision, fields };
  compiled.set(ownerType, set);
  return set;
}

/**
 * Loads the current fields and locks the definitions until the transaction ends, so that no value is written after
 * its definition has been deleted. Call it before locking entities. Executes one SQL statement, or two if the
 * definitions have changed.
 */
export async function lockFieldSet(tx: Db, ownerType: string): Promise<FieldSet> {
  const revision = await lockRevision(tx, ownerType);
  if (revision === null) return NONE;
  const known = compiled.get(ownerType);
  return known?.revision === revision ? known : loadFieldSet(tx, ownerType);
}

/** Loads field sets by owner type, with one SQL statement per owner type and request. */
export const fieldSetOf: LoaderDefinition<string, FieldSet> = {
  load: (ownerTypes, { db }) => Promise.all(ownerTypes.map((ownerType) => loadFieldSet(db, ownerType))),
};
