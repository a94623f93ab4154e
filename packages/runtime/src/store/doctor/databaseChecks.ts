import { broken, done, firstOf, warning } from './check.ts';
import type { ConfigurationCheck } from './check.ts';
import type { Facts } from './facts.ts';

/** The connections of the queue in each process, see `platform/jobs/worker.ts`. */
const QUEUE_CONNECTIONS = 4;
/** The bytes of log from which a replica is far behind: those of one segment. */
const FAR_BEHIND = 16_777_216;
/** The oldest PostgreSQL that the shop was tried with. */
const OLDEST = 15;

const portOf = (url: string | undefined): string =>
  url !== undefined && URL.canParse(url) ? new URL(url).port : '';
const hostOf = (url: string | undefined): string =>
  url !== undefined && URL.canParse(url) ? new URL(url).hostname : '';

/** Tells whether an address looks like that of a pooler: its usual port, or a word of its name. */
const isPooler = ({ config }: Facts): boolean =>
  portOf(config.database.url) === '6432' || /pooler|pgbouncer|pgcat/i.test(hostOf(config.database.url));

/** The checks of the database server and of the connections to it. */
export const databaseChecks: readonly ConfigurationCheck[] = [
  {
    id: 'databaseVersion',
    about: 'the version of PostgreSQL',
    fix: `Move to PostgreSQL ${OLDEST} or newer, best to 18: \`shop backup\` here, then \`shop restore\` there.`,
    evaluate({ database: { version } }) {
      const major = Math.floor(version / 10_000);
      return major < OLDEST
        ? broken(`PostgreSQL ${major} runs; the shop was never tried with it.`)
        : done(`PostgreSQL ${major}.`);
    },
  },
  {
    id: 'databaseEncoding',
    about: 'the encoding of the database',
    fix: 'Create a database with encoding UTF8 and template template0, and restore a dump into it.',
    evaluate: ({ database: { encoding } }) =>
      encoding === 'UTF8' ? done('UTF8.') : broken(`The database is encoded in ${encoding}, not in UTF8.`),
  },
  {
    id: 'databaseCollation',
    about: 'whether the collation library changed since the indexes were built',
    fix: 'Run "reindex database", then "alter database … refresh collation version" and "alter collation "und-x-icu" refresh version", while the shop is stopped.',
    evaluate: ({ database }) =>
      database.is_collation_stale
        ? broken(
            `The library behind the collation ${database.collation} or "und-x-icu" changed: indexes on texts may miss rows.`,
          )
        : done(`${database.collation}.`),
  },
  {
    id: 'databaseTimezone',
    about: 'whether the database knows the time zone of the shop',
    fix: 'Write another name of the zone into `shop.timezone`, or update the tzdata of the database server.',
    evaluate: ({ database, config }) =>
      database.knows_timezone
        ? done(`${config.shop.timezone}; the server itself is set to ${database.timezone}.`)
        : broken(`The database does not know the time zone ${config.shop.timezone}: figures by day fail.`),
  },
  {
    id: 'databaseConnections',
    about: 'max_connections of the server against the connections of the processes that run, and of one',
    fix: 'Raise max_connections of the server, or lower `database.poolSize` and `database.readPoolSize`.',
    evaluate({ database: { connections, used }, config, shop }) {
      const { poolSize, readPoolSize } = config.database;
      const processes = Math.max(shop?.workers ?? 0, 1);
      const own = (poolSize + readPoolSize + QUEUE_CONNECTIONS) * processes;
      const who = processes === 1 ? 'A process takes' : `${processes} processes take`;
      const text = `${who} up to ${own} of ${connections} connections; ${used} are in use now.`;
      return firstOf([own > connections && broken(text), own > connections / 2 && warning(text)], text);
    },
  },
  {
    id: 'pooler',
    about: 'prepared statements and the direct address behind a pooler',
    fix: 'Behind a pooler in transaction mode set `database.prepare: false`, and `database.directUrl` to the database itself.',
    evaluate(facts) {
      const { prepare, directUrl } = facts.config.database;
      if (!isPooler(facts)) return done('The address is not that of a pooler.');
      return firstOf(
        [
          directUrl === undefined &&
            broken('The address is that of a pooler, and no direct one is set: the queue cannot listen.'),
          prepare && warning('Named prepared statements are on, and the address is that of a pooler.'),
        ],
        'The pooler has what it needs.',
      );
    },
  },
  {
    id: 'replica',
    about: 'whether `database.replicaUrl` leads to a replica of the database that keeps up',
    fix: 'Give `database.replicaUrl` (DATABASE_REPLICA_URL) the address of a streaming replica that answers, or remove it.',
    evaluate({ replica }) {
      if (!replica) return done('No replica is set: the database answers all reads.');
      const { fault, stopsStart, behindBytes } = replica;
      if (stopsStart) return broken(`The shop does not start with its replica: ${fault}.`);
      if (fault !== null) return warning(`The replica is not used: ${fault}.`);
      return behindBytes > FAR_BEHIND
        ? warning(`The replica is ${Math.round(behindBytes / 1_048_576)} MiB of log behind.`)
        : done('The replica keeps up.');
    },
  },
  {
    id: 'statementTimeout',
    about: 'a statement timeout that the server sets, and that of reads by GraphQL',
    fix: 'Run "alter role … reset statement_timeout" (and "alter database …"); keep `database.readTimeoutMs` below 30000.',
    evaluate({ database: { statement_timeout }, config }) {
      const { readTimeoutMs } = config.database;
      return firstOf(
        [
          statement_timeout > 0 &&
            statement_timeout < 30_000 &&
            warning(`The server ends statements after ${statement_timeout} ms, migrations too.`),
          readTimeoutMs > 30_000 &&
            warning(
              `Reads of the storefront may take ${readTimeoutMs} ms: a few of them hold all connections.`,
            ),
        ],
        `Reads of the storefront end after ${readTimeoutMs} ms.`,
      );
    },
  },
  {
    id: 'databaseJit',
    about: 'whether PostgreSQL compiles statements of the shop, which takes longer than to run them',
    fix: 'Run "alter role … set jit = off", and let the pooler open its connections anew (PgBouncer: RECONNECT).',
    evaluate: ({ database: { compiles } }) =>
      compiles
        ? warning('jit is on for connections of the shop: a list can take a second longer.')
        : done('jit is off for the connections of the shop.'),
  },
  {
    id: 'databaseExtensions',
    about: 'the PostgreSQL extension pg_trgm, by which searches forgive typing errors',
    fix: 'As a superuser run "create extension pg_trgm", then "select search_enable_typo_help()" as the shop\'s user.',
    evaluate: ({ database, shop }) =>
      firstOf(
        [
          !database.extensions.includes('pg_trgm') &&
            warning('pg_trgm is not installed: searches find nothing for a word with a typing error.'),
          shop?.has_typo_help === false && warning('pg_trgm is installed, but searches do not use it yet.'),
        ],
        'pg_trgm is installed.',
      ),
  },
  {
    id: 'databaseWritable',
    about: 'whether the database takes writes, and the role may create tables',
    fix: 'Set `database.url` to the primary, and let the shop\'s user own the database: "alter database … owner to …".',
    evaluate: ({ database: { is_recovering, is_read_only, may_create } }) =>
      firstOf(
        [
          is_recovering && broken('The database is a standby: it takes no writes.'),
          is_read_only && broken('default_transaction_read_only is on: no order can be written.'),
          !may_create && warning('The role may not create tables: migrations fail.'),
        ],
        'It takes writes.',
      ),
  },
  {
    id: 'databaseDurability',
    about: 'fsync, full_page_writes, synchronous_commit and autovacuum',
    fix: 'Turn the setting on again in postgresql.conf: "alter system reset …", then reload.',
    evaluate: ({ database, config, isEmbedded, shop }) =>
      firstOf(
        [
          !isEmbedded &&
            (!database.fsync || !database.full_page_writes) &&
            (config.mode === 'production' ? broken : warning)(
              'fsync or full_page_writes is off: a crash can destroy the database.',
            ),
          !isEmbedded &&
            database.synchronous_commit === 'off' &&
            warning('synchronous_commit is off: a crash can lose the last orders.'),
          !database.autovacuum && warning('autovacuum is off: tables grow, and statements become slow.'),
          typeof shop?.bloated === 'string' &&
            warning(`Most rows of the table ${shop.bloated} are dead: autovacuum does not keep up.`),
        ],
        'Commits are safe, and autovacuum runs.',
      ),
  },
  {
    id: 'databaseRole',
    about: 'whether the shop connects as a superuser',
    fix: "Create a role of the shop's own that owns the database, and use it in `database.url`.",
    evaluate: ({ database: { is_superuser }, config, isEmbedded }) =>
      is_superuser && config.mode === 'production' && !isEmbedded
        ? warning('The shop connects as a superuser, who may do more than the shop needs.')
        : done('The role is fit for the shop.'),
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
