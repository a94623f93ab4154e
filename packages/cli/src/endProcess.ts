import { note } from './output.ts';
import { loadText } from './texts.ts';

/** Node's names for resources that close automatically or belong to the process's output streams. */
const OWN = /^(?:TTYWrap|PipeWrap|FSReq.*|CloseReq|ShutdownWrap|WriteWrap|Immediate)$/;

/**
 * Exits the process after its command, once the output has been flushed. Resources that extensions left open, such as a timer
 * or a pool, would otherwise keep the process alive forever. They are reported so that the author can fix the extension.
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

/** Waits until a stream has flushed its data, or can no longer do so. */
const written = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => stream.write('', () => resolve()));
