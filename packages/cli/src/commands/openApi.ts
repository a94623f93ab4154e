import { Command } from 'commander';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { plainText } from '../texts.ts';

export const openApiCommand = (): Command =>
  new Command('openapi')
    .description(plainText('cli.openapi.description'))
    .action(async (options: CommonOptions) => {
      const { openApiOfStore } = await import('@shop/runtime');
      const document = await openApiOfStore({ storeDir: options.store });
      print({ ...options, json: true }, document, []);
    });
