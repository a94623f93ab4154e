import { globSync } from 'node:fs';
import { root } from '../keepPage.ts';
import { isNode } from './facts.ts';
import { declarationOf, sourceOf } from './sources.ts';
import type { Node, Spot } from './sources.ts';

/** Module declarations that routes of other modules call: value checks and hooks of settings, and restored records. */
const DECLARED: Readonly<Record<string, string>> = {
  settings: 'settingDefinitions',
  onSettingsSave: 'settingHooks',
  restorables: 'restorables',
};

let found: ReadonlyMap<string, readonly Spot[]> | null = null;

/** Finds the services of `app` and the other module declarations that routes call, by name. */
export const services = (): ReadonlyMap<string, readonly Spot[]> => (found ??= find());

function find(): ReadonlyMap<string, readonly Spot[]> {
  const files = globSync('packages/runtime/src/modules/*/module.ts', { cwd: root });
  const declared = files.flatMap((file) => declaredIn(file, sourceOf(file).program));
  return new Map(
    [...Map.groupBy(declared, ([name]) => name)].map(([name, all]) => [
      name,
      all.map(([, position]) => position),
    ]),
  );
}

function declaredIn(file: string, node: Node): [string, Spot][] {
  if (node.type === 'Property' && (node['key'] as Node)['name'] === 'services')
    return objectsOf(file, node['value'] as Node);
  const name = node.type === 'Property' ? (node['key'] as Node)['name'] : undefined;
  const declared = typeof name === 'string' ? DECLARED[name] : undefined;
  if (declared !== undefined) return [[declared, { file, node: node['value'] as Node, locals: new Map() }]];
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => (isNode(one) ? declaredIn(file, one) : [])),
  );
}

/** Returns the properties of the object that a function returns. */
function objectsOf(file: string, node: Node): [string, Spot][] {
  if (node.type === 'Identifier') {
    const declared = declarationOf(file, node['name'] as string);
    return declared ? objectsOf(declared.file, declared.node) : [];
  }
  if (node.type === 'ArrowFunctionExpression') return objectsOf(file, node['body'] as Node);
  if (node.type === 'ParenthesizedExpression') return objectsOf(file, node['expression'] as Node);
  if (node.type !== 'ObjectExpression') return [];
  return (node['properties'] as Node[]).map((one) => [
    (one['key'] as Node)['name'] as string,
    { file, node: one['value'] as Node, locals: new Map() },
  ]);
}
