import type { Db } from '../../platform/db/db.ts';
import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { compileField } from './compileField.ts';
import type { Reader } from './compileField.ts';
import { descriptorOf } from './definition.ts';
import { lockRevision, readDefinitions } from './definition.repo.ts';
import type { DefinitionRow } from './definition.ts';

/** The fields of one kind of entity at one revision, by position, with their value readers. */
export interface FieldSet {
  readonly revision: string | null;
  readonly fields: readonly Field[];
}

export interface Field extends DefinitionRow {
  readonly read: Reader;
}

const NONE: FieldSet = { revision: null, fields: [] };

/**
 * The last compiled field sets by owner type. A set is used only while the database has its revision, and revisions are never reused, so
 * every process sees the definitions of its database.
 */
const compiled = new Map<string, FieldSet>();

/** Loads the current fields. One statement, which reads the definitions only if they have changed. */
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
 * Loads the current fields and locks the definitions until the transaction ends, so that no value is written after its definition was
 * deleted. Must precede the locks of entities. One statement, and another after a change.
 */
export async function lockFieldSet(tx: Db, ownerType: string): Promise<FieldSet> {
  const revision = await lockRevision(tx, ownerType);
  if (revision === null) return NONE;
  const known = compiled.get(ownerType);
  return known?.revision === revision ? known : loadFieldSet(tx, ownerType);
}

/** Loads field sets by owner type, with one statement per type in a request. */
export const fieldSetOf: LoaderDefinition<string, FieldSet> = {
  load: (ownerTypes, { db }) => Promise.all(ownerTypes.map((ownerType) => loadFieldSet(db, ownerType))),
};
