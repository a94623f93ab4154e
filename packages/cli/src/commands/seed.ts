import { Command, InvalidArgumentError } from 'commander';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { showSteps } from '../steps.ts';

export const seedCommand = (): Command =>
  new Command('seed').description('example data').addCommand(
    new Command('demo')
      .description('the demo catalogue, once; with --products that many made-up products more')
      .option('--products <count>', 'make this many products in bulk', countOf)
      .action(async (options: CommonOptions & { readonly products?: number }) => {
        const { seedStore } = await import('@shop/runtime');
        const made = await seedStore({
          storeDir: options.store,
          ...(options.products === undefined ? {} : { products: options.products }),
          onStep: showSteps(options),
        });
        print(options, made, [
          made.products === 0
            ? 'The catalogue is there already; nothing was made.'
            : `${made.products} products made.`,
        ]);
      }),
  );

function countOf(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 10_000_000) {
    throw new InvalidArgumentError('A whole number from 1 to 10000000.');
  }
  return count;
}
