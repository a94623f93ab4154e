import { globSync } from 'node:fs';
import { root } from '../keepPage.ts';
import { isNode } from './facts.ts';
import { declarationOf, sourceOf } from './sources.ts';
import type { Node, Spot } from './sources.ts';

/** The member of `app` that has the settings of all modules, which check their values themselves. */
const SETTINGS = 'settingDefinitions';

let found: ReadonlyMap<string, readonly Spot[]> | null = null;

/** Finds what the services of `app` are, by their names, where the modules declare them. */
export const services = (): ReadonlyMap<string, readonly Spot[]> => (found ??= find());

function find(): ReadonlyMap<string, readonly Spot[]> {
  const files = globSync('packages/runtime/src/modules/*/module.ts', { cwd: root });
  const declared = files.flatMap((file) => declaredIn(file, sourceOf(file).program));
  return new Map(
    [...Map.groupBy(declared, ([name]) => name)].map(([name, all]) => [name, all.map(([, spot]) => spot)]),
  );
}

function declaredIn(file: string, node: Node): [string, Spot][] {
  if (node.type === 'Property' && (node['key'] as Node)['name'] === 'services')
    return objectsOf(file, node['value'] as Node);
  if (node.type === 'Property' && (node['key'] as Node)['name'] === 'settings')
    return [[SETTINGS, { file, node: node['value'] as Node, locals: new Map() }]];
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => (isNode(one) ? declaredIn(file, one) : [])),
  );
}

/** Returns the members of the object that a function answers. */
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
