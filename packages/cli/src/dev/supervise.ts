import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import { note } from '../output.ts';
import { loadText } from '../texts.ts';
import { watchFolders } from './watchFolders.ts';

/** The message that a shop sends to its supervisor when it listens. */
export interface Opened {
  /** The source folders of the shop. */
  readonly folders: readonly string[];
  /** The URL of the shop. */
  readonly address: string;
  /** The port that the shop listens on. */
  readonly listensOn: number;
}

export interface Rounds {
  /** Returns the environment variables for the process of a run. The first run has the number 0. */
  environment(round: number): NodeJS.ProcessEnv;
  /** Called when the shop listens. */
  onOpened(opened: Opened): void;
  /** Called before the shop is stopped for a restart. */
  onStopping(): void;
  /** Called when the shop has exited without being stopped. */
  onFailed(): void;
}

/**
 * Runs a shop in a child process and restarts it whenever one of its files changes. A shop that failed is restarted only after
 * the next change. If the shop never listened, the command ends with the shop's exit code.
 */
export async function supervise(
  storeDir: string,
  interrupted: AbortSignal,
  { environment, onOpened, onStopping, onFailed }: Rounds,
): Promise<void> {
  process.exitCode = 0;
  const text = await loadText();
  const files = watchFolders();
  const aborted = new Promise<'aborted'>((resolve) => {
    interrupted.addEventListener('abort', () => resolve('aborted'));
  });
  let database: Promise<() => Promise<void>> | undefined;
  try {
    for (let round = 0; !interrupted.aborted; round += 1) {
      files.forget();
      const shop = startShop(environment(round));
      shop.child.on('message', (opened: Opened) => {
        files.watch(opened.folders);
        onOpened(opened);
        database ??= holdDatabase(storeDir);
      });
      const changed = files.changed();
      const event = await Promise.race([changed, shop.ended, aborted]);
      if (typeof event === 'number') {
        if (!database) {
          process.exitCode = event;
          return;
        }
        onFailed();
        note(text('cli.dev.ended', { code: event }));
        await Promise.race([changed, aborted]);
      }
      note(
        interrupted.aborted
          ? text('cli.stopping')
          : text('cli.dev.changed', { file: path.relative('', await changed) }),
      );
      onStopping();
      shop.child.kill('SIGTERM');
      await shop.ended;
    }
  } finally {
    files.close();
    const release = await database;
    await release?.();
  }
  note(text('cli.stopped'));
}

function startShop(environment: NodeJS.ProcessEnv): { child: ChildProcess; ended: Promise<number> } {
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]) =>
    Number(code ?? 128 + constants.signals[signal as NodeJS.Signals]),
  );
  return { child, ended };
}

/** Keeps the embedded database running while the shop restarts. */
async function holdDatabase(storeDir: string): Promise<() => Promise<void>> {
  const runtime = await import('@shop/runtime');
  return runtime.holdDatabase({ storeDir, command: 'dev' }).catch(() => async () => {});
}
