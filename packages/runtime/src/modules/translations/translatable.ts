import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { idRefOf } from '../../platform/db/ids.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** A kind of entity whose texts can be translated. Its table passes itself to `translate_entity` in a migration. */
export interface Translatable {
  /** The type in paths of the API and in the table, such as `product`; for kinds with paths the one of its `urlEntity`. */
  readonly entityType: string;
  /** The texts by the names of their columns. A schema takes what the body of the entity takes, and gives a text or null. */
  readonly fields: Readonly<Record<string, z.ZodType<string | null>>>;
  /** The route whose permission lets administrators read and write translations. */
  readonly updateRoute: string;
  /** Finds the uuid of an entity by integer id or uuid, and keeps it from being deleted until the transaction ends. */
  exists(tx: Db, id: string): Promise<string | null>;
  /**
   * Saves the paths that follow from the `url_key` of a translation, in the transaction that writes it. Undefined: the
   * translation has none.
   */
  savePaths?(app: AppContext, tx: Db, entity: TranslatedEntity, urlKey: string | undefined): Promise<void>;
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
  } satisfies Members<Translatable>,
  keyOf: (kind) => kind.entityType,
  fault: ({ fields }) => (typeof fields === 'object' && fields !== null ? null : 'fields must be an object'),
};

const found = z.object({ uuid });

/** Creates the `exists` of a table that has a uuid and an integer id. */
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
