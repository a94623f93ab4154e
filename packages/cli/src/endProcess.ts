import { note } from './output.ts';
import { loadText } from './texts.ts';

/** Node's names of what ends by itself, or belongs to the output of the process. */
const OWN = /^(?:TTYWrap|PipeWrap|FSReq.*|CloseReq|ShutdownWrap|WriteWrap|Immediate)$/;

/**
 * Ends the process after its command. What extensions left open, such as a timer or a pool, would keep it alive for good: it is named, so
 * that its author fixes it, and ends with the process. What was printed is written out before.
 */
export async function endProcess(): Promise<never> {
  if (process.getActiveResourcesInfo().some((kind) => !OWN.test(kind))) {
    const { openedByExtensions } = await import('@shop/runtime');
    const text = await loadText();
    for (const { owner, kinds } of openedByExtensions())
      note(text('cli.leftOpen', { owner, kinds: kinds.join(', ') }));
  }
  await Promise.all([process.stdout, process.stderr].map(written));
  process.exit(process.exitCode ?? 0);
}

/** Waits until a stream has passed on what was written to it, or cannot any more. */
const written = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => stream.write('', () => resolve()));
