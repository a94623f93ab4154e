import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { sharedModules } from './build/sharedModules.ts';
import { textsWithCode } from './build/textsWithCode.ts';

export default defineConfig({
  base: '/admin/',
  resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
  plugins: [
    textsWithCode(),
    react(),
    sharedModules({
      react: 'react',
      'react/jsx-runtime': 'react/jsx-runtime',
      'react-dom': 'react-dom',
      '@shop/admin': '/src/kit/extensions/admin.ts',
    }),
  ],
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // It lists the files that each page loads.
    manifest: 'pages.json',
    // The texts of the licenses of all that the files contain.
    license: { fileName: 'LICENSES.md' },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
