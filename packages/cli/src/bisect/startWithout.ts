import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A shop that runs in a process of its own, without some extensions. */
export interface LimitedShop {
  readonly address: string;
  stop(): Promise<void>;
}

/** The environment of a process that leaves extensions out, by their entries in the configuration. */
export const environmentWithout = (entries: readonly string[]): NodeJS.ProcessEnv => ({
  ...process.env,
  SHOP_WITHOUT_EXTENSIONS: entries.join(','),
});

/** Starts the shop of a store on a free port without some extensions. Null: it did not start, and `onFault` is told why. The signal stops it. */
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
  // An interruption ends it, which it reports as an error.
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
      // What was started before the fault may keep it alive.
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

/** Reads the document that `shop start --json` prints; null while it is not whole. */
function documentIn(printed: string): Answer | null {
  try {
    return JSON.parse(printed) as Answer;
  } catch {
    return null;
  }
}
