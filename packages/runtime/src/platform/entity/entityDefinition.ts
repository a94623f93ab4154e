import { z } from 'zod';
import type { AppContext } from '../contracts/context.ts';
import type { Db } from '../db/db.ts';
import type { RowIds } from '../db/ids.ts';
import type { BulkAdjustment } from './bulkAdjustment.ts';
import type { FilteredList, PlainList } from '../listing/listRoute.ts';
import type { Call, Route } from '../contracts/route.ts';
import type { Link } from '../http/answer/links.ts';

/** Describes an operation on an entity. */
export interface Operation {
  /** The route ID, which is also the required permission. */
  readonly id: string;
  /** The API documentation, as in `does` of a route. */
  readonly does?: string;
}

export type EntityCall = Pick<Call, 'app' | 'db' | 'caller'>;

/**
 * Describes the REST routes that administrators use to read and write entities of one type. Operations without a definition have no
 * route. If `get`, `update`, or `delete` returns null, the entity does not exist, and `notFound` is thrown.
 */
export interface EntityDefinition<
  Ref,
  Row,
  Answer extends z.ZodObject,
  New extends z.ZodType,
  Patch extends z.ZodType,
> {
  /** The path of the collection, such as `/api/pages`. A single entity is at `/api/pages/{id}`. */
  readonly path: string;
  /**
   * The SDK resource with the methods `list`, `get`, `create`, `update`, `delete`, and `bulk`. Default: based on the route IDs, as
   * described for `sdk` in routes.
   */
  readonly sdkResource?: string;
  /** The table of the entities. For If-Match, the entity's row is locked while versions are compared: see `record` in routes. */
  readonly table?: string;
  /** Describes the ID in the path, for the API documentation. Default: an integer or a UUID. */
  readonly idText?: string;
  /** Parses the ID in the path. Throws `notFound` if the ID is invalid: see `refOr` and `uuidOr`. */
  readonly ref: (id: string) => Ref;
  readonly notFound: (id: string) => Error;
  /** The schema for an entity in a response. */
  readonly answer: Answer;
  readonly toAnswer: (row: Row, app: AppContext) => z.output<Answer>;
  /** Returns links to the pages that show an entity. They are included in get, create, and update responses. */
  readonly links?: (row: Row) => readonly Link[];
  /**
   * The list operation. A list with a `listing` supports pagination, filters, and sorting, like the corresponding GraphQL list. Any
   * other list is returned in full.
   */
  readonly list?: EntityList<Row, Answer>;
  readonly get?: Operation & { run(call: EntityCall, ref: Ref): Promise<Row | null> };
  /** Reads an entity for the If-Match comparison. Required only if there is no `get`. */
  readonly find?: (call: EntityCall, ref: Ref) => Promise<Row | null>;
  readonly create?: Operation & {
    readonly body: New;
    run(call: EntityCall, body: z.output<New>): Promise<Row>;
  };
  readonly update?: Operation & {
    readonly body: Patch;
    /** Validates the changes. Throws errors that apply to all entities. The bulk route calls this once per request. */
    check?(call: EntityCall, body: z.output<Patch>): unknown;
    run(call: EntityCall, ref: Ref, body: z.output<Patch>): Promise<Row | null>;
  };
  /** Deletes an entity, and returns its last state. */
  readonly delete?: Operation & {
    /**
     * The column with the entity's name as administrators see it. If set, administrators can undo a deletion for a limited time.
     * Requires `table`, and a `keep_deletions` trigger on every table whose rows a deletion changes.
     */
    readonly undo?: string;
    run(call: EntityCall, ref: Ref): Promise<Row | null>;
  };
  /** The route that changes or deletes many entities at a time, using `update` and `delete`: see `bulkRoute`. Requires `table`. */
  readonly bulk?: {
    readonly id: string;
    readonly sdk?: Route['sdk'];
    /** Acquires the locks that `update` and `delete` acquire before they lock the row. */
    lock?(db: Db, rows: RowIds, isDeletion: boolean): Promise<unknown>;
    readonly adjust?: BulkAdjustment<Ref, z.output<Patch>>;
  };
}

type Own = 'path' | 'answer' | 'toAnswer' | 'params' | 'access';
type EntityList<Row, Answer extends z.ZodObject> =
  | Omit<FilteredList<undefined, Row, Answer>, Own>
  | Omit<PlainList<undefined, Row, Answer>, Own>;
