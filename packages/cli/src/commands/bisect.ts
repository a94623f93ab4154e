import { Command } from 'commander';
import type { PlacedExtension } from '@shop/runtime';
import type { Found } from '../bisect/findCulprit.ts';
import type { Trial } from '../bisect/trial.ts';
import { note, print, refuseInput, refuseWork } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { loadText, plainText } from '../texts.ts';
import type { Text } from '../texts.ts';

interface BisectOptions extends CommonOptions {
  readonly run?: string;
}

export const bisectCommand = (interrupted: AbortSignal): Command =>
  new Command('bisect')
    .description(plainText('cli.bisect.description'))
    .option('--run <command>', plainText('cli.bisect.run'))
    .action(async ({ store, run, ...options }: BisectOptions) => {
      if (run === undefined && !process.stdin.isTTY)
        throw refuseInput(plainText('cli.bisect.noTerminal'), plainText('cli.bisect.useRun'));
      const { extensionOrderOfStore, holdDatabase } = await import('@shop/runtime');
      const { byAsking, byCommand } = await import('../bisect/trial.ts');
      const { findCulprit } = await import('../bisect/findCulprit.ts');
      const text = await loadText();
      const trial =
        run === undefined
          ? byAsking((address) => text('cli.bisect.question', { address }), interrupted)
          : byCommand(run, store, interrupted);
      const extensions = await extensionOrderOfStore({ storeDir: store, signal: interrupted });
      const releaseDatabase = await holdDatabase({ storeDir: store });
      try {
        const suspects = extensions.filter(({ isNeeded }) => !isNeeded);
        const isGood = trier({ store, suspects, trial, text, interrupted });
        report(options, await findCulprit(suspects, isGood), text);
      } finally {
        await releaseDatabase();
      }
    });

interface Tries {
  readonly store: string;
  readonly suspects: readonly PlacedExtension[];
  readonly trial: Trial;
  readonly text: Text;
  readonly interrupted: AbortSignal;
}

/** Creates the function that starts the shop with some of the suspects, checks for the fault, and reports the result. */
const trier =
  ({ store, suspects, trial, text, interrupted }: Tries) =>
  async (enabled: readonly PlacedExtension[]): Promise<boolean> => {
    const { startWithout } = await import('../bisect/startWithout.ts');
    const without = suspects.filter((one) => !enabled.includes(one)).map(({ entry }) => entry);
    const names = enabled.map(({ name }) => name).join(', ') || text('cli.bisect.none');
    note(text('cli.bisect.try', { count: enabled.length, all: suspects.length, names }));
    const shop = await startWithout(
      without,
      store,
      (message) => note(text('cli.bisect.notStarted', { message })),
      interrupted,
    );
    let isGood = false;
    try {
      isGood = shop !== null && (await trial({ address: shop.address, without }));
    } finally {
      await shop?.stop();
    }
    interrupted.throwIfAborted();
    note(text(isGood ? 'cli.bisect.good' : 'cli.bisect.bad'));
    return isGood;
  };

function report(options: { readonly json?: true }, found: Found<PlacedExtension>, text: Text): void {
  const { result, tries } = found;
  if (result === 'alwaysGood')
    throw refuseWork(text('cli.bisect.alwaysGood'), text('cli.bisect.checkCommand'));
  if (result === 'alwaysBad')
    throw refuseWork(text('cli.bisect.alwaysBad'), text('cli.bisect.lookElsewhere'));
  const { name, from } = found.culprit;
  print(options, { culprit: { name, from }, tries }, [
    text('cli.bisect.culprit', { name, from }),
    text('cli.bisect.tries', { count: tries }),
  ]);
}
