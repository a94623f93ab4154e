import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/resources.ts', 'src/graphql.ts', 'src/webhooks.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
});
