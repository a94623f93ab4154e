import { Command } from 'commander';
import type { CartExplanation } from '@shop/runtime';
import { note, print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';

export const explainCommand = (interrupted: AbortSignal): Command =>
  new Command('explain').description('how something came about').addCommand(
    new Command('cart')
      .description('how each figure of an active cart comes about, and which extension changed it')
      .argument('<id>', 'the uuid of the cart')
      .action(async (id: string, options: CommonOptions) => {
        const { explainCartOfStore } = await import('@shop/runtime');
        const explanation = await explainCartOfStore({ storeDir: options.store, signal: interrupted, id });
        if (explanation.isStale)
          note('The cart was saved with other figures. Whoever looks at it next gets these.');
        print(options, explanation, linesOf(explanation));
      }),
  );

const linesOf = ({ steps }: CartExplanation): string[] =>
  table([
    ['LINE', 'FIGURE', 'BEFORE', 'AFTER', 'HOW'],
    ...steps.map(({ sku, figure, before, after, extension, text }) => [
      sku ?? '',
      figure,
      before ?? '',
      after ?? '',
      extension === null ? text : `extension "${extension}": ${text}`,
    ]),
  ]);
