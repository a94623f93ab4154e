import path from 'node:path';
import { refuseUsage } from '../output.ts';
import { extensionReadme } from './extensionReadme.ts';
import { kinds, partsOf } from './kinds.ts';
import type { Kind, Part } from './kinds.ts';
import { allowScripts, json, shopPackages, shopRange } from './manifest.ts';
import type { Dependencies } from './manifest.ts';
import { namesOf, renamed } from './names.ts';
import type { Names } from './names.ts';
import { readTemplate, writeFiles } from './writeFiles.ts';
import type { Files } from './writeFiles.ts';

export interface NewExtension {
  readonly kind: Kind;
  /** The package name. */
  readonly name: string;
  readonly dir: string;
  /** A folder with tarballs of Shop's packages. Default: npm installs them from the registry. */
  readonly packages?: string;
}

/** Shop's packages that an author needs to try out and test an extension. */
const TOOLS = ['@shop/cli', '@shop/runtime', '@shop/core-shipping', '@shop/cod'];

/** Reserved names, which the shop uses in the same places as extension names. */
const TAKEN: readonly string[] = ['theme', 'shop', 'core', 'graphile-worker'];

/** Derives an extension's name in the shop from its package name. Rejects an invalid package name. */
export function extensionName(packageName: string): string {
  const names = namesOf(packageName);
  if (!names || TAKEN.includes(names.kebab))
    throw refuseUsage(
      `"${packageName}" cannot be the name of an extension`,
      `Use lower-case letters, digits and dashes, such as my-parcels or @acme/parcels; ${TAKEN.join(', ')} are taken.`,
    );
  return names.kebab;
}

/** Creates an extension in a new folder and returns its files. Rejects a folder that contains files. */
export function newExtension({ kind, name, dir, packages }: NewExtension): readonly string[] {
  extensionName(name);
  const names = namesOf(name) as Names;
  const target = path.resolve(dir);
  const parts = partsOf(kind);
  const files: Files = new Map([
    ...readTemplate('extension/common', names),
    ...parts.flatMap(({ folder }) => [...readTemplate(`extension/${folder}`, names)]),
    ['src/index.ts', renamed(indexOf(kind, parts), names)],
    ['dev/shop.config.ts', renamed(devConfigOf(parts), names)],
    ['package.json', json(manifestOf(names, parts, shopPackages(TOOLS, { folder: packages, from: target })))],
    ['README.md', renamed(extensionReadme(kind, parts), names)],
  ]);
  return writeFiles(target, files);
}

function manifestOf({ packageName, words }: Names, parts: readonly Part[], tools: Dependencies) {
  const folders = new Set(parts.flatMap(({ publishes = [] }) => publishes));
  return {
    name: packageName,
    version: '0.1.0',
    description: `${words}, an extension of Shop.`,
    keywords: ['shop', 'shop-extension'],
    license: 'MIT',
    type: 'module',
    engines: { node: '>=24.7' },
    publishConfig: { access: 'public' },
    files: ['dist', ...folders],
    shop: { extension: './dist/index.js' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
    scripts: {
      build: 'tsup && tsc -p tsconfig.build.json',
      check: 'npm run build && tsc --noEmit && shop extension check',
      dev: 'shop dev --store dev',
      test: 'vitest run',
      prepack: 'npm run build',
    },
    allowScripts,
    peerDependencies: { '@shop/runtime': shopRange() },
    devDependencies: {
      ...tools,
      '@types/node': '^24.0.0',
      tsup: '^9.0.0',
      typescript: '^7.0.0',
      vitest: '^5.0.0',
    },
  };
}

/** Returns the entry file, with the contributions of the parts. */
function indexOf(kind: Kind, parts: readonly Part[]): string {
  const declared = parts.flatMap(({ declares = [] }) => declares);
  const imports = [
    ...parts.map(({ imports: [name, file] }) => `import { ${name} } from './${file}.ts';`),
    ...declared.map((name) => `import { ${name} } from './${name}.ts';`),
  ];
  const members = parts.flatMap(({ members: own = [] }) => own).map((member) => `  ${member},\n`);
  const contributions = [...parts.map(({ contributes: [point, list] }) => `${point}: ${list}`), ...declared];
  const returned =
    contributions.length === 1
      ? `({ ${contributions[0]} })`
      : `({\n${contributions.map((one) => `    ${one},\n`).join('')}  })`;
  return `import { defineExtension } from '@shop/runtime/extension';
${imports.toSorted().join('\n')}

/** ${kinds[kind]} */
export default defineExtension({
  name: 'my-thing',
  api: '^1.0',
${members.join('')}  setup: () => ${returned},
});
`;
}

/** Returns the configuration of the store in which the author tries out the extension. */
function devConfigOf(parts: readonly Part[]): string {
  const system = parts.some(({ folder }) => folder === 'theme') ? "  system: { theme: 'my-thing' },\n" : '';
  return `import type { ShopConfigInput } from '@shop/runtime';

/** A demo store for development: \`npm run dev\` starts it with the extension's source files. */
export default {
  demo: true,
${system}  extensions: ['@shop/core-shipping', '@shop/cod', '..'],
} satisfies ShopConfigInput;
`;
}
