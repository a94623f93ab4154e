import { Command } from 'commander';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';

export const routesCommand = (): Command =>
  new Command('routes')
    .description('every route: method, path, who may call it, its id (the permission key) and its extension')
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
