import { note } from './output.ts';
import { loadText } from './texts.ts';

/** Node's names for resources that close by themselves, or belong to the output of the process. */
const OWN = /^(?:TTYWrap|PipeWrap|FSReq.*|CloseReq|ShutdownWrap|WriteWrap|Immediate)$/;

/**
 * Exits the process after its command. Resources that extensions left open, such as a timer or a pool, would keep it alive forever: they
 * are reported, so that the author can fix the extension, and end with the process. Output is flushed first.
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
