import {
  getLocation,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  specifiedScalarTypes,
  visit,
} from 'graphql';
import type { ASTNode, DefinitionNode, NameNode } from 'graphql';
import type { Fault } from '../startFailure.ts';
import type { DefinitionFile } from './collect.ts';

/**
 * The types that are spread over several folders. Each of their fields is defined in the folder of a type that the field returns.
 */
export const ROOT_TYPES: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

interface Defined {
  readonly file: DefinitionFile;
  readonly node: ASTNode;
}

/** Returns the file and line that a node was parsed from. */
export function placeOf(node: ASTNode): string {
  const { loc } = node;
  return loc ? `${loc.source.name}:${getLocation(loc.source, loc.start).line}` : 'GraphQL schema';
}

/** Finds faults across definition files: duplicate names, unknown names, and types that are in the wrong folder. */
export function checkDefinitions(files: readonly DefinitionFile[]): Fault[] {
  const types = new Map<string, Defined>();
  const members = new Map<string, Defined>();
  const faults: Fault[] = [];

  const claim = (names: Map<string, Defined>, name: string, here: Defined) => {
    const first = names.get(name);
    if (first)
      faults.push({
        where: placeOf(here.node),
        message: `${name} is already defined in ${placeOf(first.node)}`,
      });
    else names.set(name, here);
  };

  for (const file of files) {
    for (const node of file.document.definitions) {
      if (isTypeDefinitionNode(node)) claim(types, node.name.value, { file, node });
      else if (!isTypeExtensionNode(node) && node.kind !== Kind.DIRECTIVE_DEFINITION)
        faults.push({
          where: placeOf(node),
          message: 'Only types, extensions of types and directives are allowed here',
        });
      for (const { type, name } of membersOf(node))
        claim(members, `${type}.${name.value}`, { file, node: name });
    }
  }
  for (const file of files) {
    faults.push(...unknownNames(file, types), ...misplacedExtensions(file, types));
  }
  return [...faults, ...foldersWithoutTheirType(files)];
}

/** Lists the fields and enum values that a definition contains, along with the type name. */
function membersOf(node: DefinitionNode): { type: string; name: NameNode }[] {
  const type = 'name' in node ? (node.name?.value ?? '') : '';
  if ('fields' in node) return (node.fields ?? []).map(({ name }) => ({ type, name }));
  if ('values' in node) return (node.values ?? []).map(({ name }) => ({ type, name }));
  return [];
}

const builtIn: ReadonlySet<string> = new Set(specifiedScalarTypes.map((type) => type.name));

function unknownNames(file: DefinitionFile, types: ReadonlyMap<string, Defined>): Fault[] {
  const faults: Fault[] = [];
  const requireType = (name: string, node: ASTNode) => {
    if (builtIn.has(name)) return;
    const defined = types.get(name);
    if (!defined) faults.push({ where: placeOf(node), message: `Unknown type ${name}` });
    else if (defined.file.admin && !file.admin)
      faults.push({
        where: placeOf(node),
        message: `A storefront file uses ${name}, which is only in the admin schema (${placeOf(defined.node)})`,
        hint: `Move it to ${file.type}.admin.graphql, or move ${name} out of its .admin file`,
      });
  };
  visit(file.document, { NamedType: (node) => requireType(node.name.value, node) });
  for (const node of file.document.definitions)
    if (isTypeExtensionNode(node)) requireType(node.name.value, node);
  return faults;
}

/** Finds type extensions outside the folder of their type. All fields of a type must be defined in its folder. */
function misplacedExtensions(file: DefinitionFile, types: ReadonlyMap<string, Defined>): Fault[] {
  return file.document.definitions.filter(isTypeExtensionNode).flatMap((node) => {
    const name = node.name.value;
    const home = types.get(name)?.file;
    const own =
      name === file.type ||
      (home?.owner === file.owner && home.isCore === file.isCore && home.type === file.type);
    if (own || ROOT_TYPES.has(name)) return [];
    return [
      {
        where: placeOf(node),
        message: `${name} is extended in the folder ${file.type}`,
        hint: `Move it to the folder ${name}`,
      },
    ];
  });
}

const folderOf = (file: DefinitionFile) => `${file.owner} ${file.type}`;

function foldersWithoutTheirType(files: readonly DefinitionFile[]): Fault[] {
  const named = new Set<string>();
  for (const file of files) {
    const names = file.document.definitions.some(
      (node) => (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) && node.name.value === file.type,
    );
    if (names) named.add(folderOf(file));
  }
  return files
    .filter((file) => !named.has(folderOf(file)))
    .map((file) => ({ where: file.where, message: `The file neither defines nor extends ${file.type}` }));
}
