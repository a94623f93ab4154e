import { EXIT, StartFailure } from '../startFailure.ts';

/**
 * Creates the failure for a command that needs the database at `url` and could not reach it. The failure contains no password.
 */
export function outOfReach(url: string, cause: unknown): StartFailure {
  const message = cause instanceof Error ? reasonOf(cause) : String(cause);
  const isPooler = message.includes('unsupported startup parameter');
  return new StartFailure(
    EXIT.database,
    [
      {
        where: describeDatabase(url),
        message: isPooler
          ? `a connection pooler at this address rejects session settings: ${message}`
          : `cannot connect to the database: ${message}`,
        hint: isPooler
          ? 'Set `database.prepare` to false, and `database.directUrl` to the URL of PostgreSQL itself.'
          : 'Check that PostgreSQL is running there, and check `database.url` in the configuration or DATABASE_URL.',
      },
    ],
    { cause },
  );
}

/** Returns the reason for an error. Node's error for several addresses has an empty message and contains the reasons. */
function reasonOf(error: Error): string {
  if (error instanceof AggregateError)
    return error.errors.map((each) => String(each.message ?? each)).join(', ');
  return error.message === '' && error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** Returns the host, port, and database of a connection URL. */
export function describeDatabase(url: string): string {
  if (!URL.canParse(url)) return 'database.url';
  const { hostname, port, pathname } = new URL(url);
  const host = decodeURIComponent(hostname);
  return `PostgreSQL at ${host === '' ? 'localhost' : host}${port === '' ? '' : `:${port}`}${decodeURIComponent(pathname)}`;
}
