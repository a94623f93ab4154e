import { defineConfig } from 'tsup';

/** Keeps the folder structure of `src`, so that `./graphql/` is next to the entry file in `dist` as well. */
export default defineConfig({
  entry: ['src/index.ts', 'src/**/*.resolvers.ts', 'src/**/*.graphql'],
  loader: { '.graphql': 'copy' },
  format: 'esm',
  target: 'node24',
  splitting: true,
  clean: true,
});
