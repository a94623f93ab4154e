import { Command } from 'commander';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';

export const schemaCommand = (): Command =>
  new Command('schema')
    .description('print the storefront’s GraphQL schema, extensions included')
    .option('--admin', 'print the admin schema instead')
    .action(async (options: CommonOptions & { readonly admin?: true }) => {
      const { schemaOfStore } = await import('@shop/runtime');
      const schema = await schemaOfStore({
        storeDir: options.store,
        schema: options.admin ? 'admin' : 'storefront',
      });
      print(options, { schema }, [schema]);
    });
