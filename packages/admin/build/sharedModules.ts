import { createRequire } from 'node:module';
import type { Plugin, Rollup } from 'vite';

const PREFIX = '\0shared:';

/**
 * Emits an ES module for each bare name that extensions may import at run time, from the same build as the app, so that both use one
 * instance, and writes the import map into the page. The values are the modules behind the names: a path of the app, or a package.
 */
export function sharedModules(names: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'shop-shared-modules',
    apply: 'build',
    buildStart() {
      for (const name of Object.keys(names))
        this.emitFile({
          type: 'chunk',
          id: `${PREFIX}${name}`,
          name: `shared-${name.replace(/\W+/g, '-')}`,
          preserveSignature: 'strict',
        });
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    load: (id) => (id.startsWith(PREFIX) ? reExport(names[id.slice(PREFIX.length)] as string) : null),
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const imports = Object.fromEntries(
          Object.keys(names).map((name) => [name, `/admin/${fileOf(bundle, name)}`]),
        );
        const children = JSON.stringify({ imports });
        return [{ tag: 'script', attrs: { type: 'importmap' }, children, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** Creates the module of a name. The members of a CommonJS package are listed: `export *` of one exports nothing. */
function reExport(target: string): string {
  if (target.startsWith('/')) return `export * from '${target}';`;
  const members = Object.keys(createRequire(import.meta.url)(target) as object).filter(
    (key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default',
  );
  return [
    `import it from '${target}';`,
    'export default it;',
    ...members.map((key) => `export const ${key} = it.${key};`),
  ].join('\n');
}

function fileOf(bundle: Rollup.OutputBundle, name: string): string {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId === `${PREFIX}${name}`,
  );
  if (!chunk) throw new Error(`The build has no module for ${name}`);
  return chunk.fileName;
}
