import { SchemaValidationError } from 'slonik';
import type { Interceptor, QueryResultRow } from 'slonik';

/** Validates each row against the statement's schema and returns the schema's output. */
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

/** Counts the statements sent by queries. */
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
  /** Returns the ID of a lent connection: the pool lends the same one as a different object each time. */
  idOf(lent: object): string;
}

/** Assigns IDs to a pool's connections. */
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
  /** Starts using new names, so that every connection replans its statements. */
  renew(): void;
}

/**
 * Names statements by their text, so that each connection parses and plans each of them only once. Texts beyond `limit` stay
 * unnamed: each name costs server memory for the lifetime of the connection.
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
