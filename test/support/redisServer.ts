import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
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

/** Tells whether this machine has a Redis; REDIS_SERVER may say where. `.ci/run` installs one. */
export const hasRedis = spawnSync(PROGRAM, ['--version']).error === undefined;

/** Starts a Redis on a free port in a temporary folder. */
export async function startRedis(): Promise<RedisServer> {
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
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
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
