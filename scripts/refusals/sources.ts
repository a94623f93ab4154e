import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../keepPage.ts';

/** A syntax tree node of which only the type is known. */
export interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** A source node to search for refusals, with the names declared by its enclosing functions. */
export interface Spot {
  readonly file: string;
  readonly node: Node;
  readonly locals: ReadonlyMap<string, Node | null>;
}

/** Top-level declarations of a file, and the origins of its other names. */
interface Source {
  readonly program: Node;
  readonly declared: ReadonlyMap<string, Node>;
  /** Imported or re-exported names, each with the file that declares the name and its name there. */
  readonly passed: ReadonlyMap<string, readonly [file: string, name: string]>;
  /** Files that are re-exported completely. */
  readonly whole: readonly string[];
}

const PACKAGES: Readonly<Record<string, string>> = {
  '@shop/runtime': 'packages/runtime/src/index.ts',
  '@shop/runtime/extension': 'packages/runtime/src/extension.ts',
};

const sources = new Map<string, Source>();

/** Lists the files that can throw refusals, in the runtime and in the bundled extensions. */
export const sourceFiles = (): readonly string[] =>
  globSync(['packages/runtime/src/{modules,platform}/**/*.ts', 'extensions/*/src/**/*.ts'], {
    cwd: root,
    exclude: (name) => /\.(test|fixture)\.ts$/.test(name),
  }).toSorted();

/** Parses a file and caches the result. */
export function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const source = read(file, program as unknown as Node);
  sources.set(file, source);
  return source;
}

/**
 * Finds the declaration of a name in a file, or in the file that the name is imported from. Returns null if the name is not declared in the
 * repository.
 */
export function declarationOf(
  file: string,
  name: string,
): { readonly file: string; readonly node: Node } | null {
  const { declared, passed, whole } = sourceOf(file);
  const node = declared.get(name);
  if (node) return { file, node };
  const from = passed.get(name);
  if (from) return declarationOf(...from);
  for (const other of whole) {
    const found = declarationOf(other, name);
    if (found) return found;
  }
  return null;
}

function read(file: string, program: Node): Source {
  const declared = new Map<string, Node>();
  const passed = new Map<string, readonly [string, string]>();
  const whole: string[] = [];
  for (const statement of program['body'] as Node[]) {
    const from = fileOf(file, statement);
    if (from !== null) {
      if (statement.type === 'ExportAllDeclaration' && statement['exported'] === null) whole.push(from);
      for (const one of (statement['specifiers'] ?? []) as Node[]) {
        const names = namesOf(one);
        if (names) passed.set(names.here, [from, names.there]);
      }
    }
    const declaration = (statement['declaration'] ?? statement) as Node;
    if (statement.type === 'ExportDefaultDeclaration') declared.set('default', declaration);
    if (declaration.type === 'VariableDeclaration')
      for (const one of declaration['declarations'] as Node[]) declare(declared, one);
    else if (/^(?:Function|Class)Declaration$/.test(declaration.type) && declaration['id'])
      declared.set((declaration['id'] as Node)['name'] as string, declaration);
  }
  return { program, declared, passed, whole };
}

/** Adds all bindings of a declarator. Each binding of a destructuring pattern refers to the destructured value. */
export function declare(into: Map<string, Node | null>, declarator: Node): void {
  const value = (declarator['init'] ?? null) as Node | null;
  for (const name of boundNames(declarator['id'] as Node)) into.set(name, value);
}

/** Lists the names that a parameter or pattern binds. */
export function boundNames(pattern: Node | null): readonly string[] {
  if (pattern === null) return [];
  const { type } = pattern;
  if (type === 'Identifier') return [pattern['name'] as string];
  if (type === 'AssignmentPattern') return boundNames(pattern['left'] as Node);
  if (type === 'RestElement') return boundNames(pattern['argument'] as Node);
  if (type === 'Property') return boundNames(pattern['value'] as Node);
  const parts = (pattern['properties'] ?? pattern['elements'] ?? []) as (Node | null)[];
  return parts.flatMap(boundNames);
}

const nameOf = (node: Node): string => (node['name'] ?? node['value']) as string;

function namesOf(one: Node): { readonly here: string; readonly there: string } | null {
  if (one['importKind'] === 'type' || one['exportKind'] === 'type') return null;
  if (one.type === 'ImportSpecifier')
    return { here: nameOf(one['local'] as Node), there: nameOf(one['imported'] as Node) };
  if (one.type === 'ImportDefaultSpecifier') return { here: nameOf(one['local'] as Node), there: 'default' };
  if (one.type === 'ExportSpecifier')
    return { here: nameOf(one['exported'] as Node), there: nameOf(one['local'] as Node) };
  return null;
}

/** Returns the file that a statement imports or re-exports from. Returns null for other statements, type-only imports and packages. */
function fileOf(file: string, statement: Node): string | null {
  const from = (statement['source'] as Node | null | undefined)?.['value'] as string | undefined;
  if (from === undefined || statement['importKind'] === 'type' || statement['exportKind'] === 'type')
    return null;
  const found = from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : PACKAGES[from];
  return found !== undefined && found.endsWith('.ts') && existsSync(path.join(root, found)) ? found : null;
}
