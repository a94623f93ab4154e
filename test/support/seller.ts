import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestAnswer } from '@shop/runtime/testing';

/** A shop in a process of its own on a database, which can be killed and started again; it reads at the replica if one is given. */
export function sellerOn(databaseUrl: string, replicaUrl?: string) {
  const script = fileURLToPath(new URL('killableShop.ts', import.meta.url));
  let child: ChildProcess | null = null;
  let url = Promise.resolve('');

  return {
    start(): Promise<string> {
      const started = spawn(
        process.execPath,
        ['--conditions=@shop/source', script, databaseUrl, ...(replicaUrl ? [replicaUrl] : [])],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      child = started;
      const died = once(started, 'exit').then(([code, signal]) => {
        throw new Error(`The shop ended with ${code ?? signal} before it listened`);
      });
      url = Promise.race([once(started.stdout, 'data'), died]).then(([line]) => String(line).trim());
      return url;
    },
    async kill(): Promise<void> {
      child?.kill('SIGKILL');
      if (child) await once(child, 'exit');
    },
    /** Sends a request and returns its answer, or null if the shop was killed before it answered. */
    async ask(
      method: string,
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<TestAnswer | null> {
      try {
        const response = await fetch((await url) + path, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
        return { status: response.status, headers: response.headers, body: await response.json() };
      } catch {
        return null;
      }
    },
  };
}
export type Seller = ReturnType<typeof sellerOn>;

/** The error of a shop that was killed before it answered. */
export class Killed extends Error {}

/** Returns requests for functions that create carts: every answer, or a throw of `Killed`. */
export const answersOf = ({ ask }: Pick<Seller, 'ask'>) => {
  const request = async (method: string, path: string, body?: unknown): Promise<TestAnswer> => {
    const answer = await ask(method, path, body);
    if (!answer) throw new Killed();
    return answer;
  };
  return {
    request,
    query: (query: string, variables: object = {}) => request('POST', '/graphql', { query, variables }),
  };
};
