import type { Db } from '../../platform/db/db.ts';
import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { compileField } from './compileField.ts';
import type { Reader } from './compileField.ts';
import { descriptorOf } from './definitionAnswer.ts';
import { lockRevision, readDefinitions } from './metafieldDefinition.repo.ts';
import type { DefinitionRow } from './metafieldDefinition.repo.ts';

/** The fields of one kind of entity at one revision, by position, with what reads their values. */
export interface FieldSet {
  readonly revision: string | null;
  readonly fields: readonly Field[];
}

export interface Field extends DefinitionRow {
  readonly read: Reader;
}

const NONE: FieldSet = { revision: null, fields: [] };

/**
 * What was compiled last, by owner type. It is used only for the revision that the database has at that moment, and no
 * revision ever comes twice, so that every process and every database in it sees its own definitions.
 */
const compiled = new Map<string, FieldSet>();

/** The fields as they are now. One statement, which brings the definitions only where they have changed. */
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
 * The same, and no definition changes until the transaction ends: what was read by them cannot be written after one of
 * them was deleted. Comes before the locks of entities. One statement, and one more after a change.
 */
export async function lockFieldSet(tx: Db, ownerType: string): Promise<FieldSet> {
  const revision = await lockRevision(tx, ownerType);
  if (revision === null) return NONE;
  const known = compiled.get(ownerType);
  return known?.revision === revision ? known : loadFieldSet(tx, ownerType);
}

/** By owner type: one statement for each kind of owner in a request. */
export const fieldSetOf: LoaderDefinition<string, FieldSet> = {
  load: (ownerTypes, { db }) => Promise.all(ownerTypes.map((ownerType) => loadFieldSet(db, ownerType))),
};
