import { Command } from 'commander';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { plainText } from '../texts.ts';

export const schemaCommand = (): Command =>
  new Command('schema')
    .description(plainText('cli.schema.description'))
    .option('--admin', plainText('cli.schema.admin'))
    .action(async (options: CommonOptions & { readonly admin?: true }) => {
      const { schemaOfStore } = await import('@shop/runtime');
      const schema = await schemaOfStore({
        storeDir: options.store,
        schema: options.admin ? 'admin' : 'storefront',
      });
      print(options, { schema }, [schema]);
    });
