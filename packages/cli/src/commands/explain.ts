import { Command } from 'commander';
import type { CartExplanation } from '@shop/runtime';
import { note, print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { loadText, plainText } from '../texts.ts';
import type { Text } from '../texts.ts';

export const explainCommand = (interrupted: AbortSignal): Command =>
  new Command('explain').description(plainText('cli.explain.description')).addCommand(
    new Command('cart')
      .description(plainText('cli.explain.cart.description'))
      .argument('<id>', plainText('cli.explain.cart.id'))
      .action(async (id: string, options: CommonOptions) => {
        const { explainCartOfStore } = await import('@shop/runtime');
        const explanation = await explainCartOfStore({ storeDir: options.store, signal: interrupted, id });
        if (explanation.isStale) note(plainText('cli.explain.stale'));
        print(options, explanation, linesOf(explanation, await loadText()));
      }),
  );

const linesOf = ({ steps }: CartExplanation, text: Text): string[] =>
  table([
    [
      text('cli.explain.line'),
      text('cli.explain.value'),
      text('cli.explain.before'),
      text('cli.explain.after'),
      text('cli.explain.how'),
    ],
    ...steps.map(({ sku, field, before, after, extension, text: how }) => [
      sku ?? '',
      field,
      before ?? '',
      after ?? '',
      extension === null ? how : text('cli.explain.byExtension', { extension, text: how }),
    ]),
  ]);
