import { Command } from 'commander';
import type { CartExplanation } from '@shop/runtime';
import { note, print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';

export const explainCommand = (interrupted: AbortSignal): Command =>
  new Command('explain').description('explain how a value was computed').addCommand(
    new Command('cart')
      .description('explain how each total of an active cart was computed, and which extension changed it')
      .argument('<id>', 'the uuid of the cart')
      .action(async (id: string, options: CommonOptions) => {
        const { explainCartOfStore } = await import('@shop/runtime');
        const explanation = await explainCartOfStore({ storeDir: options.store, signal: interrupted, id });
        if (explanation.isStale)
          note('The cart was saved with other totals. The next read saves and returns these.');
        print(options, explanation, linesOf(explanation));
      }),
  );

const linesOf = ({ steps }: CartExplanation): string[] =>
  table([
    ['LINE', 'VALUE', 'BEFORE', 'AFTER', 'HOW'],
    ...steps.map(({ sku, field, before, after, extension, text }) => [
      sku ?? '',
      field,
      before ?? '',
      after ?? '',
      extension === null ? text : `extension "${extension}": ${text}`,
    ]),
  ]);
