import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';

/** A Redis server for one test, which can be stopped and restarted at the same URL. */
export interface RedisServer {
  readonly url: string;
  /** Restarts the server with empty data and waits until it responds. */
  start(): Promise<void>;
  /** Kills the server, like a crash. */
  kill(): Promise<void>;
  /** Freezes the server until `resume`. Connections stay open, but get no response. */
  pause(): void;
  resume(): void;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

const PROGRAM = process.env.REDIS_SERVER ?? 'redis-server';

/** True if this machine has Redis. The environment variable REDIS_SERVER may set its path. `.ci/run` installs it. */
export const hasRedis = spawnSync(PROGRAM, ['--version']).error === undefined;

/** True if this machine has OpenSSL, which creates certificates for `startTlsRedis`. */
export const hasOpenSsl = spawnSync('openssl', ['version']).error === undefined;

/** Starts a Redis server that accepts only TLS connections, with its own certificate and a password. */
export async function startTlsRedis(): Promise<RedisServer & { readonly certificate: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-redis-tls-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=redis';
  const made = spawnSync('openssl', [
    ...request.split(' '),
    '-addext',
    'subjectAltName=IP:127.0.0.1',
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  if (made.status !== 0) throw new Error(String(made.stderr));
  const files = ['--tls-cert-file', cert, '--tls-key-file', key, '--tls-ca-cert-file', cert];
  const redis = await startRedis([...files, '--tls-auth-clients', 'no', '--requirepass', 'secret']);
  return {
    ...redis,
    url: redis.url.replace('redis://', 'rediss://:secret@'),
    certificate: readFileSync(cert, 'utf8'),
    async stop() {
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a Redis server on a free port in a temporary folder. With TLS options, it accepts only TLS connections. */
export async function startRedis(tls: readonly string[] = []): Promise<RedisServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-redis-'));
  const port = await freePort();
  let child: ChildProcess;
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    const ports = tls.length > 0 ? ['--port', '0', '--tls-port', String(port)] : ['--port', String(port)];
    const options = [...ports, ...tls, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(PROGRAM, [...options, '--dir', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = child.stdout as NonNullable<ChildProcess['stdout']>;
    for await (const chunk of lines.iterator({ destroyOnReturn: false }))
      if (String(chunk).includes('Ready to accept connections')) break;
    lines.resume();
    if (child.exitCode !== null) throw new Error(`Redis ended with code ${child.exitCode}`);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT');
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
