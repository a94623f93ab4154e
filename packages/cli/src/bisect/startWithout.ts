import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A shop that runs in a separate process without some extensions. */
export interface LimitedShop {
  readonly address: string;
  stop(): Promise<void>;
}

/** Returns the environment for a process that omits the extensions with the given configuration entries. */
export const environmentWithout = (entries: readonly string[]): NodeJS.ProcessEnv => ({
  ...process.env,
  SHOP_WITHOUT_EXTENSIONS: entries.join(','),
});

/**
 * Starts a store's shop on a free port without some extensions. Returns null if it did not start, after passing the reason to `onFault`.
 * The signal stops the shop.
 */
export async function startWithout(
  entries: readonly string[],
  store: string,
  onFault: (message: string) => void,
  signal: AbortSignal,
): Promise<LimitedShop | null> {
  const [launcher = ''] = process.argv.slice(1);
  const args = [...process.execArgv, launcher, 'start', '--port', '0', '--store', store, '--json'];
  const child = spawn(process.execPath, args, {
    env: environmentWithout(entries),
    stdio: ['ignore', 'pipe', 'ignore'],
    signal,
  });
  // An interruption kills the child process, which Node reports as an error.
  child.on('error', () => {});
  const closed = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await closed;
  };
  let printed = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk);
    const answer = documentIn(printed);
    if (answer?.error) {
      onFault(answer.error.message);
      // Resources opened before the fault may keep the process alive.
      child.kill('SIGTERM');
    }
    if (answer?.address === undefined) continue;
    child.stdout.resume();
    return { address: answer.address, stop };
  }
  await closed;
  return null;
}

interface Answer {
  readonly address?: string;
  readonly error?: { readonly message: string };
}

/** Parses the document printed by `shop start --json`, or returns null while it is incomplete. */
function documentIn(printed: string): Answer | null {
  try {
    return JSON.parse(printed) as Answer;
  } catch {
    return null;
  }
}
