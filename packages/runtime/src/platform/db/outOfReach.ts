import { EXIT, StartFailure } from '../startFailure.ts';

/** Creates the StartFailure for a command that cannot connect to the database at `url`. The password in the URL is omitted. */
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

/**
 * Returns an error's message. If Node tried several addresses, the message is empty, and the messages of the inner errors are used.
 */
function reasonOf(error: Error): string {
  if (error instanceof AggregateError)
    return error.errors.map((each) => String(each.message ?? each)).join(', ');
  return error.message === '' && error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** Describes a database by the host, port, and name in its URL. */
export function describeDatabase(url: string): string {
  if (!URL.canParse(url)) return 'database.url';
  const { hostname, port, pathname } = new URL(url);
  const host = decodeURIComponent(hostname);
  return `PostgreSQL at ${host === '' ? 'localhost' : host}${port === '' ? '' : `:${port}`}${decodeURIComponent(pathname)}`;
}
