import { broken, done, firstOf, warning } from './check.ts';
import type { ConfigurationCheck } from './check.ts';
import type { Facts } from './facts.ts';

/** Number of job queue connections per process, see `platform/jobs/launchWorker.ts`. */
const QUEUE_CONNECTIONS = 4;
/** Number of bytes of unreplayed log above which a replica is reported as lagging. This is one WAL segment. */
const FAR_BEHIND = 16_777_216;
/** The oldest supported PostgreSQL version. */
const OLDEST = 15;

const portOf = (url: string | undefined): string =>
  url !== undefined && URL.canParse(url) ? new URL(url).port : '';
const hostOf = (url: string | undefined): string =>
  url !== undefined && URL.canParse(url) ? new URL(url).hostname : '';

/** Guesses from the port and the host name whether a database URL points to a connection pooler. */
const isPooler = ({ config }: Facts): boolean =>
  portOf(config.database.url) === '6432' || /pooler|pgbouncer|pgcat/i.test(hostOf(config.database.url));

/** The checks of the database server and its connections. */
export const databaseChecks: readonly ConfigurationCheck[] = [
  {
    id: 'databaseVersion',
    about: 'the version of PostgreSQL',
    fix: `Move to PostgreSQL ${OLDEST} or newer, ideally 18: run \`shop backup\` here, then \`shop restore\` there.`,
    evaluate({ database: { version } }) {
      const major = Math.floor(version / 10_000);
      return major < OLDEST
        ? broken(`The server runs PostgreSQL ${major}, which is not supported.`)
        : done(`PostgreSQL ${major}.`);
    },
  },
  {
    id: 'databaseEncoding',
    about: 'the encoding of the database',
    fix: 'Create a database with encoding UTF8 and template template0, and restore a dump into it.',
    evaluate: ({ database: { encoding } }) =>
      encoding === 'UTF8' ? done('UTF8.') : broken(`The database encoding is ${encoding}, not UTF8.`),
  },
  {
    id: 'databaseCollation',
    about: 'whether the collation library changed since the indexes were built',
    fix: 'Run "reindex database", then "alter database … refresh collation version" and "alter collation "und-x-icu" refresh version", while the shop is stopped.',
    evaluate: ({ database }) =>
      database.is_collation_stale
        ? broken(
            `The collation library of ${database.collation} or "und-x-icu" has changed, so text indexes may miss rows.`,
          )
        : done(`${database.collation}.`),
  },
  {
    id: 'databaseTimezone',
    about: 'whether the database knows the time zone of the shop',
    fix: 'Use another name for the time zone (`shopTimeZone`), or update tzdata on the database server.',
    evaluate: ({ database, config }) =>
      database.knows_timezone
        ? done(`${config.shop.timezone}; the server itself is set to ${database.timezone}.`)
        : broken(`The database does not know the time zone ${config.shop.timezone}, so daily reports fail.`),
  },
  {
    id: 'databaseConnections',
    about:
      "the server's max_connections compared with the connections that one process and all running processes use",
    fix: "Raise the server's max_connections, or lower `database.poolSize` and `database.readPoolSize`.",
    evaluate({ database: { connections, used }, config, shop }) {
      const { poolSize, readPoolSize } = config.database;
      const processes = Math.max(shop?.workers ?? 0, 1);
      const own = (poolSize + readPoolSize + QUEUE_CONNECTIONS) * processes;
      const who = processes === 1 ? 'A process uses' : `${processes} processes use`;
      const text = `${who} up to ${own} of ${connections} connections; ${used} are in use now.`;
      return firstOf([own > connections && broken(text), own > connections / 2 && warning(text)], text);
    },
  },
  {
    id: 'pooler',
    about: 'prepared statements and the direct URL behind a pooler',
    fix: 'Behind a pooler in transaction mode, set `database.prepare: false`, and set `database.directUrl` to the database itself.',
    evaluate(facts) {
      const { prepare, directUrl } = facts.config.database;
      if (!isPooler(facts)) return done('The database is not behind a pooler.');
      return firstOf(
        [
          directUrl === undefined &&
            broken('The database is behind a pooler, and no direct URL is set, so the queue cannot listen.'),
          prepare && warning('The database is behind a pooler, but named prepared statements are on.'),
        ],
        'The pooler is configured correctly.',
      );
    },
  },
  {
    id: 'replica',
    about: 'whether `database.replicaUrl` points to an up-to-date replica of the database',
    fix: 'Set `database.replicaUrl` (DATABASE_REPLICA_URL) to a streaming replica that is reachable, or remove it.',
    evaluate({ replica }) {
      if (!replica) return done('No replica is set. The primary handles all reads.');
      const { fault, stopsStart, behindBytes } = replica;
      if (stopsStart) return broken(`The shop does not start with its replica: ${fault}.`);
      if (fault !== null) return warning(`The replica is not used: ${fault}.`);
      return behindBytes > FAR_BEHIND
        ? warning(`The replica is ${Math.round(behindBytes / 1_048_576)} MiB of WAL behind.`)
        : done('The replica is up to date.');
    },
  },
  {
    id: 'statementTimeout',
    about: "the server's statement timeout, and the timeout of GraphQL reads",
    fix: 'Run "alter role … reset statement_timeout" (and "alter database …"); keep `database.readTimeoutMs` below 30000.',
    evaluate({ database: { statement_timeout }, config }) {
      const { readTimeoutMs } = config.database;
      return firstOf(
        [
          statement_timeout > 0 &&
            statement_timeout < 30_000 &&
            warning(`The server cancels statements after ${statement_timeout} ms, including migrations.`),
          readTimeoutMs > 30_000 &&
            warning(
              `Storefront reads may take up to ${readTimeoutMs} ms, so a few slow ones can use up all connections.`,
            ),
        ],
        `Storefront reads time out after ${readTimeoutMs} ms.`,
      );
    },
  },
  {
    id: 'databaseJit',
    about: "whether PostgreSQL compiles the shop's statements (jit), which takes longer than running them",
    fix: 'Run "alter role … set jit = off", and make the pooler reconnect (PgBouncer: RECONNECT).',
    evaluate: ({ database: { compiles } }) =>
      compiles
        ? warning("jit is on for the shop's connections, so lists can take a second longer.")
        : done("jit is off for the shop's connections."),
  },
  {
    id: 'databaseExtensions',
    about: 'the PostgreSQL extension pg_trgm, which makes searches tolerate typos',
    fix: 'As a superuser run "create extension pg_trgm", then "select search_enable_typo_help()" as the shop\'s user.',
    evaluate: ({ database, shop }) =>
      firstOf(
        [
          !database.extensions.includes('pg_trgm') &&
            warning('pg_trgm is not installed, so searches with typos find nothing.'),
          shop?.has_typo_help === false && warning('pg_trgm is installed, but searches do not use it yet.'),
        ],
        'pg_trgm is installed.',
      ),
  },
  {
    id: 'databaseWritable',
    about: 'whether the database accepts writes, and whether the role can create tables',
    fix: 'Set `database.url` to the primary, and let the shop\'s user own the database: "alter database … owner to …".',
    evaluate: ({ database: { is_recovering, is_read_only, may_create } }) =>
      firstOf(
        [
          is_recovering && broken('The database is a read-only standby.'),
          is_read_only && broken('default_transaction_read_only is on, so no orders can be placed.'),
          !may_create && warning('The role cannot create tables, so migrations fail.'),
        ],
        'The database accepts writes.',
      ),
  },
  {
    id: 'databaseDurability',
    about: 'fsync, full_page_writes, synchronous_commit and autovacuum',
    fix: 'Turn the setting back on in postgresql.conf: "alter system reset …", then reload.',
    evaluate: ({ database, config, isEmbedded, shop }) =>
      firstOf(
        [
          !isEmbedded &&
            (!database.fsync || !database.full_page_writes) &&
            (config.mode === 'production' ? broken : warning)(
              'fsync or full_page_writes is off, so a crash can corrupt the database.',
            ),
          !isEmbedded &&
            database.synchronous_commit === 'off' &&
            warning('synchronous_commit is off, so a crash can lose the latest orders.'),
          !database.autovacuum && warning('autovacuum is off, so tables grow and statements become slow.'),
          typeof shop?.bloated === 'string' &&
            warning(`Most rows in the table ${shop.bloated} are dead: autovacuum is not keeping up.`),
        ],
        'Commits are durable, and autovacuum is on.',
      ),
  },
  {
    id: 'databaseRole',
    about: 'whether the shop connects as a superuser',
    fix: "Create a role of the shop's own that owns the database, and use it in `database.url`.",
    evaluate: ({ database: { is_superuser }, config, isEmbedded }) =>
      is_superuser && config.mode === 'production' && !isEmbedded
        ? warning('The shop connects as a superuser, which has more rights than it needs.')
        : done('The role has the right permissions.'),
  },
  {
    id: 'databaseEncryption',
    about: 'whether the connection to a database on another machine is encrypted',
    fix: 'Add ?sslmode=verify-full to `database.url`.',
    evaluate: ({ database: { is_local, is_encrypted } }) =>
      is_local || is_encrypted
        ? done(is_local ? 'The database is on this machine.' : 'The connection is encrypted.')
        : warning('The database is on another machine, and the connection is not encrypted.'),
  },
];
