import { defineConfig } from 'tsup';

/** Keeps the tree of `src`, so that `./graphql/` lies beside the entry file in `dist` as well. */
export default defineConfig({
  entry: ['src/index.ts', 'src/**/*.resolvers.ts', 'src/**/*.graphql'],
  loader: { '.graphql': 'copy' },
  format: 'esm',
  target: 'node24',
  splitting: true,
  clean: true,
});
