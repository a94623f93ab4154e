import { Command } from 'commander';
import { note, print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';

interface GenerateOptions extends CommonOptions {
  readonly out: string;
  readonly check?: true;
  readonly metafields: boolean;
}

export const sdkCommand = (interrupted: AbortSignal): Command =>
  new Command('sdk').description(plainText('cli.sdk.description')).addCommand(
    new Command('generate')
      .description(plainText('cli.sdk.generate.description'))
      .option('--out <dir>', plainText('cli.sdk.generate.out'), 'shop-sdk')
      .option('--check', plainText('cli.sdk.generate.check'))
      .option('--no-metafields', plainText('cli.sdk.generate.noMetafields'))
      .action(async ({ out, metafields, ...options }: GenerateOptions) => {
        const check = options.check === true;
        const { sdkOfStore } = await import('@shop/runtime');
        const written = await withSteps((onStep) =>
          sdkOfStore({ storeDir: options.store, signal: interrupted, onStep, out, check, metafields }),
        );
        const text = await loadText();
        const count = written.changed.length;
        const isStale = check && count > 0;
        const files = written.changed.join(', ');
        if (isStale) note(text('cli.sdk.generate.stale', { out, files }));
        print(options, written, [
          count === 0
            ? text('cli.sdk.generate.upToDate', { out })
            : check
              ? text('cli.sdk.generate.run', { out })
              : text('cli.sdk.generate.written', { out, files }),
        ]);
        if (isStale) process.exitCode = 1;
      }),
  );
