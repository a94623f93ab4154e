import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';

/** A PgBouncer process in transaction mode, in front of one database. */
export interface PgBouncer {
  /** URL of the database through PgBouncer. */
  readonly url: string;
  /** Kills the process, like a crash. */
  kill(): Promise<void>;
  /** Restarts the process on the same port and waits until it accepts connections. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const PROGRAM = process.env['PGBOUNCER'] ?? 'pgbouncer';

/** True if this machine has PgBouncer. The environment variable PGBOUNCER may set its path. `.ci/run` installs it. */
export const hasPgBouncer = spawnSync(PROGRAM, ['--version']).error === undefined;

/** Starts a PgBouncer that shares three database connections among all clients. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-pgbouncer-'));
  chmodSync(folder, 0o755);
  const listensOn = await freePort();
  // Socket folder or host name.
  const host = decodeURIComponent(hostname);
  const target = [
    `host=${host}`,
    `port=${port === '' ? '5432' : port}`,
    `user=${decodeURIComponent(username)}`,
    ...(password === '' ? [] : [`password=${decodeURIComponent(password)}`]),
  ].join(' ');
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${name} = ${target} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listensOn}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  );
  let child: ReturnType<typeof launch> | null = null;
  const launch = () => spawn(PROGRAM, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...ownerOf(host) });
  const start = async () => {
    const started = launch();
    child = started;
    let log = '';
    await new Promise<void>((resolve, reject) => {
      started.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes('process up')) resolve();
      });
      started.once('exit', (code) => reject(new Error(`PgBouncer ended with code ${code}: ${log}`)));
    });
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `postgres://shop@127.0.0.1:${listensOn}/${name}`,
    kill,
    start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns the user to run PgBouncer as. PgBouncer does not run as root, and only its owner may use the test server's socket. */
function ownerOf(host: string): { readonly uid?: number; readonly gid?: number } {
  if (userInfo().uid !== 0) return {};
  const { uid, gid } = statSync(host);
  return { uid, gid };
}
