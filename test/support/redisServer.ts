import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';

/** A real Redis of one test, which can be ended and started again at the same address. */
export interface RedisServer {
  readonly url: string;
  /** Starts it again, without what it had counted, and waits until it answers. */
  start(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Makes it hang: connections stay open and nothing is answered, until `resume`. */
  pause(): void;
  resume(): void;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

const PROGRAM = process.env.REDIS_SERVER ?? 'redis-server';

/** Reports whether this machine has a Redis; REDIS_SERVER may say where. `.ci/run` installs one. */
export const hasRedis = spawnSync(PROGRAM, ['--version']).error === undefined;

/** Reports whether this machine has the program that makes certificates for `startTlsRedis`. */
export const hasOpenSsl = spawnSync('openssl', ['version']).error === undefined;

/** Starts a Redis that is reached by TLS alone, with a certificate of its own, and asks for a password. */
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

/** Starts a Redis on a free port in a temporary folder; with options for TLS it is reached by TLS alone. */
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
