import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { idRefOf } from '../../platform/db/ids.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import { insertTranslationRows } from './translation.repo.ts';

/** An entity type with translatable fields. A migration must pass its table to `translate_entity`. */
export interface Translatable {
  /**
   * The entity type in API paths and in the database, such as `product`. For entity types with paths, it must equal
   * their `urlEntity` type.
   */
  readonly entityType: string;
  /**
   * The translatable fields, keyed by column name. Each schema accepts the same values as the entity's request body,
   * and returns a string or null.
   */
  readonly fields: Readonly<Record<string, z.ZodType<string | null>>>;
  /** The route whose permission allows administrators to read and write translations. */
  readonly updateRoute: string;
  /** Finds the uuid of an entity by integer id or uuid, and prevents its deletion until the transaction ends. */
  exists(tx: Db, id: string): Promise<string | null>;
  /**
   * Saves the paths that result from a translation's `url_key`, in the transaction that writes the translation.
   * `urlKey` is undefined if the translation has none.
   */
  savePaths?(app: AppContext, tx: Db, entity: TranslatedEntity, urlKey: string | undefined): Promise<void>;
  /** Called in the transaction that writes or deletes a translation, for example to invalidate a cache that contains it. */
  onChange?(app: AppContext, tx: Db, entity: TranslatedEntity): Promise<void>;
}

/** An entity in one language. */
export interface TranslatedEntity {
  readonly uuid: string;
  readonly locale: string;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly translatable?: readonly Translatable[];
  }
}

export const translatable: ContributionPoint<Translatable> = {
  noun: 'translatable kind',
  members: {
    entityType: 'text',
    fields: 'any',
    updateRoute: 'text',
    exists: 'function',
    savePaths: 'function?',
    onChange: 'function?',
  } satisfies Members<Translatable>,
  keyOf: (kind) => kind.entityType,
  fault: ({ fields }) => (typeof fields === 'object' && fields !== null ? null : 'fields must be an object'),
};

const found = z.object({ uuid });

/** Creates `exists` for a table with a UUID and an integer ID. */
export const existsIn =
  (table: string, idColumn = `${table}_id`) =>
  async (tx: Db, id: string): Promise<string | null> => {
    const ref = idRefOf(id);
    if (!ref) return null;
    const is =
      'id' in ref
        ? sql.fragment`${sql.identifier([idColumn])} = ${ref.id}`
        : sql.fragment`uuid = ${ref.uuid}`;
    const row = await tx.maybeOne(
      sql.type(found)`select uuid from ${sql.identifier([table])} where ${is} for key share`,
    );
    return row && row.uuid;
  };

/** A translation of an existing entity that is inserted together with others. */
interface NewTranslation {
  readonly entityType: string;
  readonly entityUuid: string;
  readonly locale: string;
  /** The translated texts by field name. They are not validated. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Inserts translations of existing entities. Keeps translations that exist already. At most one SQL statement. */
export async function insertTranslations(tx: Db, translations: readonly NewTranslation[]): Promise<void> {
  if (translations.length > 0) await insertTranslationRows(tx, translations);
}
