import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../../packages/runtime/src/platform/db/embedded.ts';
import type { Embedded } from '../../packages/runtime/src/platform/db/embedded.ts';
import { isPidAlive } from '../../packages/runtime/src/platform/db/embedded/processes.ts';
import { findRunning } from '../../packages/runtime/src/platform/db/embedded/server.ts';
import { migrate } from '../../packages/runtime/src/platform/migrations/migrate.ts';
import { extensionMigrations, withDatabase } from './templateServer.ts';

/** A PostgreSQL server for one test, either a primary or its streaming replica. */
export interface ReplicatedServer {
  /** URL of the database `shop`, over the server's Unix socket. */
  readonly url: string;
  /** Folder of the Unix socket. */
  readonly socket: string;
  /** Runs an SQL statement in the database `shop` and returns its rows. */
  query<Row extends object = Record<string, unknown>>(statement: string): Promise<readonly Row[]>;
  /** Creates a streaming replica of this server. `name` is its name in `synchronous_standby_names`. */
  addReplica(name: string): Promise<ReplicatedServer>;
  /** Makes commits wait for the replica with the given name, using `synchronous_standby_names`. */
  waitFor(name: string): Promise<void>;
  /** Pauses the replay of received changes until `resumeReplay`. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Waits until the replica has replayed everything that its primary has written. */
  untilReplayed(primary: ReplicatedServer): Promise<void>;
  /** Disconnects the replica from its primary. */
  detach(): Promise<void>;
  /** Promotes the replica to a primary and waits until this is done. */
  promote(): Promise<void>;
  /** Stops the server immediately without a checkpoint, like a crash. */
  crash(): Promise<void>;
  /** Freezes the server until `thaw`. Connections stay open, but get no response. */
  freeze(): void;
  thaw(): void;
  /** Restarts the server after `crash`. */
  start(): Promise<void>;
}

const SHOP = 'shop';
const SETTINGS = {
  max_connections: '120',
  // The data is not needed after the test, and power failures are not simulated.
  fsync: 'off',
  shared_buffers: '32MB',
  wal_keep_size: '512MB',
  // A replica that lost its primary reconnects quickly.
  wal_retrieve_retry_interval: '100ms',
};

/**
 * Starts a primary with a migrated database that contains no data. Returns it with a function that stops the primary and all its replicas.
 */
export async function startReplicated(): Promise<{
  readonly primary: ReplicatedServer;
  stop(): Promise<void>;
}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-replica-'));
  // If the tests run as root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(folder, 0o755);
  const servers: Server[] = [];
  const stop = async () => {
    for (const server of servers.toReversed()) await server.crash();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const primary = await openServer(path.join(folder, 'server-0'), { folder, servers });
    await runOn(withDatabase(primary.url, 'postgres'), `create database ${SHOP}`);
    await migrate({ url: primary.url, sources: extensionMigrations() });
    return { primary, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Server = ReplicatedServer;

interface Family {
  readonly folder: string;
  readonly servers: Server[];
}

async function openServer(dir: string, family: Family): Promise<Server> {
  const data = path.join(dir, 'data');
  let running: Embedded = await startEmbedded({ dir, settings: SETTINGS });
  const socket = decodeURIComponent(new URL(running.url).hostname);
  const url = withDatabase(running.url, SHOP);
  const signal = (name: NodeJS.Signals) => {
    const found = findRunning(data);
    if (found) process.kill(found.pid, name);
  };
  const query: Server['query'] = (statement) => runOn(url, statement);
  const server: Server = {
    url,
    socket,
    query,
    async addReplica(name) {
      const copy = path.join(family.folder, `server-${family.servers.length}`);
      await copyData(url, data, path.join(copy, 'data'));
      writeReplicaSettings(path.join(copy, 'data'), socket, name);
      const replica = await openServer(copy, family);
      await untilStreaming(url, name);
      return replica;
    },
    async waitFor(name) {
      await query(`alter system set synchronous_standby_names = '${name}'`);
      await query('select pg_reload_conf()');
      await until(async () => {
        const [row] = await query(
          `select from pg_stat_replication where application_name = '${name}' and sync_state = 'sync'`,
        );
        return row !== undefined;
      });
    },
    async pauseReplay() {
      await query('select pg_wal_replay_pause()');
      await until(async () => {
        const [row] = await query<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
        return row?.state === 'paused';
      });
    },
    resumeReplay: async () => void (await query('select pg_wal_replay_resume()')),
    async untilReplayed(from) {
      const [end] = await from.query<{ lsn: string }>('select pg_current_wal_flush_lsn() as lsn');
      await until(async () => {
        const [row] = await query<{ done: boolean }>(
          `select pg_last_wal_replay_lsn() >= '${end?.lsn}' as done`,
        );
        return row?.done === true;
      });
    },
    async detach() {
      await query("alter system set primary_conninfo = ''");
      await query('select pg_reload_conf()');
      await until(async () => (await query('select from pg_stat_wal_receiver')).length === 0);
    },
    async promote() {
      const [row] = await query<{ done: boolean }>('select pg_promote(true, 30) as done');
      if (!row?.done) throw new Error('The replica was not promoted.');
    },
    async crash() {
      const found = findRunning(data);
      if (found) {
        signal('SIGCONT');
        process.kill(found.pid, 'SIGQUIT');
        await until(() => Promise.resolve(!isPidAlive(found.pid)));
      }
      await running.stop();
    },
    freeze: () => signalAll(data, 'SIGSTOP'),
    thaw: () => signalAll(data, 'SIGCONT'),
    async start() {
      running = await startEmbedded({ dir, settings: SETTINGS });
    },
  };
  family.servers.push(server);
  return server;
}

/** Sends a signal to the server and to its child processes, which serve its connections. */
function signalAll(data: string, name: NodeJS.Signals): void {
  const found = findRunning(data);
  if (!found) return;
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(found.pid)]).stdout.toString();
  for (const pid of [found.pid, ...children.trim().split(/\s+/).filter(Boolean).map(Number)])
    process.kill(pid, name);
}

/** Copies the data of a running server as described in PostgreSQL's documentation of base backups. */
async function copyData(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', true)");
    mkdirSync(path.dirname(to), { recursive: true });
    // A file that disappears while the folder is copied is not needed for the recovery.
    spawnSync('cp', ['-a', from, to]);
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    );
    for (const file of ['postmaster.pid', 'postmaster.opts', 'standby.signal'])
      rmSync(path.join(to, file), { force: true });
    const wal = path.join(to, 'pg_wal');
    for (const file of readdirSync(wal))
      if (/^[0-9A-F]{24}/.test(file)) rmSync(path.join(wal, file), { recursive: true });
    writeOwned(path.join(to, 'backup_label'), rows[0]?.label ?? '');
  } finally {
    await client.end();
  }
}

function writeReplicaSettings(data: string, socket: string, name: string): void {
  writeOwned(path.join(data, 'standby.signal'), '');
  const address = `host=${socket} port=5432 user=shop application_name=${name}`;
  writeOwned(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`);
}

/** Writes a file as the owner of the data folder, because PostgreSQL does not run as root. */
function writeOwned(file: string, text: string): void {
  const { uid, gid } = statSync(path.dirname(file));
  writeFileSync(file, text);
  if (existsSync(file)) chownSync(file, uid, gid);
}

const untilStreaming = (primary: string, name: string): Promise<void> =>
  until(async () => {
    const rows = await runOn(
      primary,
      `select from pg_stat_replication where application_name = '${name}' and state = 'streaming'`,
    );
    return rows.length > 0;
  });

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('A server did not reach the state that a test waits for.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function runOn<Row extends object>(url: string, statement: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A database URL that can be switched between servers, like the URL of a managed database or a virtual IP address. */
export interface DatabaseSwitch {
  /** URL of the database `shop` on the current server. */
  readonly url: string;
  /** Closes all connections and forwards new ones to another server. Null rejects new connections. */
  turnTo(server: ReplicatedServer | null): void;
  close(): Promise<void>;
}

/** Opens a switchable URL for a server. */
export async function openSwitch(server: ReplicatedServer): Promise<DatabaseSwitch> {
  let target: ReplicatedServer | null = server;
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    if (!target) return void client.destroy();
    const upstream = connect(path.join(target.socket, '.s.PGSQL.5432'));
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://shop@127.0.0.1:${port}/${SHOP}`,
    turnTo(other) {
      target = other;
      cut();
    },
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        cut();
      }),
  };
}
