import { Command } from 'commander';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { plainText } from '../texts.ts';

export const routesCommand = (): Command =>
  new Command('routes')
    .description(plainText('cli.routes.description'))
    .action(async (options: CommonOptions) => {
      const { routesOfStore } = await import('@shop/runtime');
      const routes = await routesOfStore({ storeDir: options.store });
      print(
        options,
        { routes },
        table(
          routes.flatMap(({ id, method, paths, access, owner }) =>
            paths.map((path) => [method, path, access, id, owner]),
          ),
        ),
      );
    });
