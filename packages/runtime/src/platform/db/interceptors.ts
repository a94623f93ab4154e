import { SchemaValidationError } from 'slonik';
import type { Interceptor, QueryResultRow } from 'slonik';

/** Validates all rows against the statement's schema and returns the schema's output. */
export const checkRows: Interceptor = {
  name: 'checkRows',
  transformRow: (context, query, row) => {
    const schema = context.resultParser;
    if (schema === undefined) return row;
    const result = schema['~standard'].validate(row);
    if (result instanceof Promise) throw new TypeError('A row schema must not be asynchronous.');
    if (result.issues !== undefined) throw new SchemaValidationError(query, row, result.issues);
    return result.value as QueryResultRow;
  },
};

/** Calls `count` for each query that is sent. */
export function countStatements(count: (statements: number) => void): Interceptor {
  return {
    name: 'countStatements',
    transformQuery: (_context, query) => {
      count(1);
      return query;
    },
  };
}

export interface ConnectionIds {
  readonly interceptor: Interceptor;
  /** Returns the ID of a checked-out connection. The pool represents a connection by a new object at each checkout. */
  idOf(lent: object): string;
}

/** Assigns IDs to the connections of a pool. */
export function connectionIds(): ConnectionIds {
  const ids = new WeakMap<object, string>();
  return {
    interceptor: {
      name: 'connectionIds',
      afterPoolConnection: (context, connection) => {
        ids.set(connection, context.connectionId);
        return null;
      },
    },
    idOf: (lent) => ids.get(lent) ?? '',
  };
}

export interface PreparedNames {
  readonly interceptor: Interceptor;
  /** Changes the names of all statements, so that every connection prepares them again. */
  renew(): void;
}

/**
 * Names prepared statements after their SQL text, so that each connection parses and plans a statement only once. After `limit`
 * different texts, further statements are not named, because each name uses server memory until its connection is closed.
 */
export function preparedNames(limit: number): PreparedNames {
  const names = new Map<string, string>();
  let generation = 0;
  return {
    interceptor: {
      name: 'preparedNames',
      transformQuery: (_context, query) => {
        const name = names.get(query.sql) ?? newName(query.sql);
        return name === undefined ? query : { ...query, name };
      },
    },
    renew: () => {
      names.clear();
      generation += 1;
    },
  };

  function newName(sql: string): string | undefined {
    if (names.size >= limit) return undefined;
    const name = `s${generation}_${names.size}`;
    names.set(sql, name);
    return name;
  }
}
