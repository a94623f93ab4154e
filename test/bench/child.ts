import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { MEMORY_FLAGS, MEMORY_VARIABLES } from '../../packages/cli/src/boundMemory.ts';
import type { Question, Reading } from './probe.ts';

export interface Child {
  readonly name: string;
  readonly port: number;
  /** Requests a measurement of the process. With `collect`, garbage is collected first. */
  read(question?: Question): Promise<Reading>;
  stop(): Promise<void>;
}

export interface ChildOptions {
  readonly databaseUrl: string;
  /** Folder for the server's log. */
  readonly dir: string;
  /** Command-line flags for Node. */
  readonly flags?: readonly string[];
  /** Folder of the server's store next to this file. Default: `store`. */
  readonly store?: string;
  /** If false, the server delivers no events and runs no jobs, so that only requests run SQL statements. */
  readonly worker?: boolean;
}

/**
 * Starts a program of this folder with plain Node, so that it uses the built packages. Waits until it listens. Its memory is limited like
 * in `shop start`.
 */
export async function startChild(name: 'server' | 'floor', options: ChildOptions): Promise<Child> {
  const log = openSync(path.join(options.dir, `${name}.log`), 'a');
  const program = path.join(import.meta.dirname, `${name}.ts`);
  const args = [...MEMORY_FLAGS, '--expose-gc', ...(options.flags ?? []), program, options.store ?? 'store'];
  if (options.worker === false) args.push('idle');
  const child = spawn(process.execPath, args, {
    env: { ...MEMORY_VARIABLES, ...process.env, DATABASE_URL: options.databaseUrl },
    stdio: ['ignore', 'inherit', log, 'ipc'],
  });
  const ended = once(child, 'exit');
  const next = async <T>(): Promise<T> => {
    const [message] = await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error(`The ${name} ended; see ${options.dir}/${name}.log`))),
    ]);
    return message as T;
  };
  const { port } = await next<{ port: number }>();
  return {
    name,
    port,
    read(question = { collect: false }) {
      const reading = next<Reading>();
      child.send(question);
      return reading;
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
