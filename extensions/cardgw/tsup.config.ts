import { defineConfig } from 'tsup';

/** Preserves the folder structure of `src`, so that `./graphql/` is also next to the entry file in `dist`. */
export default defineConfig({
  entry: ['src/index.ts', 'src/**/*.resolvers.ts', 'src/**/*.graphql'],
  loader: { '.graphql': 'copy' },
  format: 'esm',
  target: 'node24',
  splitting: true,
  clean: true,
});
