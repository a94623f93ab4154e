import type { ServerContext } from '../platform/serverContext.ts';
import { actingExtension } from '../platform/acting/acting.ts';

/**
 * Handles this process's uncaught errors until the returned function is called. An unhandled rejection, or an error thrown in an
 * extension's timer or callback, is logged with the extension's name, and the shop continues. An exception in the shop's own code, or of
 * unknown origin, may have interrupted work halfway. In this case `onDoubt` is called with the exception, at most once.
 */
export function guardProcess(
  { log, faults }: Pick<ServerContext, 'log' | 'faults'>,
  onDoubt: (error: unknown) => void,
): () => void {
  let inDoubt = false;
  const named = (contribution: string) => {
    const extension = actingExtension();
    if (extension !== undefined) faults.record({ extension, contribution });
    return extension;
  };
  const onRejection = (reason: unknown) => {
    const extension = named('a rejection that nobody handles');
    log.error(
      { err: reason },
      `a promise of ${extension ?? 'the shop'} was rejected and nobody handles it; the shop goes on`,
    );
  };
  const onException = (error: unknown) => {
    const extension = named('a throw that nobody catches');
    if (extension !== undefined) {
      log.error({ err: error }, `code of ${extension} threw where nobody catches it; the shop goes on`);
      return;
    }
    log.fatal({ err: error }, 'an exception that nobody catches leaves the shop in doubt; it stops');
    if (inDoubt) return;
    inDoubt = true;
    onDoubt(error);
  };
  process.on('unhandledRejection', onRejection);
  process.on('uncaughtException', onException);
  return () => {
    process.off('unhandledRejection', onRejection);
    process.off('uncaughtException', onException);
  };
}
