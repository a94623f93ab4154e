import { Command } from 'commander';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';

export const routesCommand = (): Command =>
  new Command('routes')
    .description('list every route: method, path, access, id (the permission key) and extension')
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
