import { defineConfig } from 'tsup';

/** Preserves the folder structure of `src`, so that `dist` also has `./graphql/` next to the entry file. */
export default defineConfig({
  entry: ['src/index.ts', 'src/**/*.resolvers.ts', 'src/**/*.graphql'],
  loader: { '.graphql': 'copy' },
  format: 'esm',
  target: 'node24',
  splitting: true,
  clean: true,
});
