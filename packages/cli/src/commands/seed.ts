import { Command, InvalidArgumentError } from 'commander';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';

interface SeedOptions extends CommonOptions {
  readonly products?: number;
}

export const seedCommand = (interrupted: AbortSignal): Command =>
  new Command('seed').description(plainText('cli.seed.description')).addCommand(
    new Command('demo')
      .description(plainText('cli.seed.demo.description'))
      .option('--products <count>', plainText('cli.seed.demo.products'), countOf)
      .action(async (options: SeedOptions) => {
        const { seedStore } = await import('@shop/runtime');
        const { store: storeDir, products } = options;
        const made = await withSteps((onStep) =>
          seedStore({ storeDir, onStep, signal: interrupted, ...(products !== undefined && { products }) }),
        );
        const text = await loadText();
        print(options, made, [
          made.products === 0 ? text('cli.seed.nothing') : text('cli.seed.created', { count: made.products }),
        ]);
      }),
  );

function countOf(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 10_000_000) {
    throw new InvalidArgumentError(plainText('cli.seed.demo.range'));
  }
  return count;
}
