import { Command } from 'commander';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';

export const openApiCommand = (): Command =>
  new Command('openapi')
    .description('print the OpenAPI document of the REST routes, extensions included')
    .action(async (options: CommonOptions) => {
      const { openApiOfStore } = await import('@shop/runtime');
      const document = await openApiOfStore({ storeDir: options.store });
      print({ ...options, json: true }, document, []);
    });
