/** A node of a parsed GraphQL document. Its members depend on its kind. */
interface Node {
  readonly kind: string;
  readonly [member: string]: unknown;
}

/** Prints a parsed GraphQL document. Supports executable documents, which consist of operations and fragments. */
export const printDocument = (document: { readonly definitions: readonly unknown[] }): string =>
  list(document.definitions, ' ');

const list = (nodes: unknown, between: string, open = '', close = ''): string => {
  const texts = ((nodes ?? []) as readonly Node[]).map(print);
  return texts.length > 0 ? open + texts.join(between) + close : '';
};
const optional = (node: unknown, before: string): string => (node ? before + print(node as Node) : '');

function print(node: Node): string {
  const name = optional(node.name, '');
  const type = optional(node.type, '');
  const value = () => print(node.value as Node);
  const directives = list(node.directives, ' ', ' ');
  const selections = optional(node.selectionSet, ' ');
  const condition = optional(node.typeCondition, ' on ');
  switch (node.kind) {
    case 'OperationDefinition':
      return `${String(node.operation)} ${name}${list(node.variableDefinitions, ',', '(', ')')}${directives}${selections}`;
    case 'VariableDefinition':
      return `${print(node.variable as Node)}:${type}${optional(node.defaultValue, '=')}${directives}`;
    case 'SelectionSet':
      return list(node.selections, ' ', '{', '}');
    case 'Field':
      return `${node.alias ? `${print(node.alias as Node)}:` : ''}${name}${list(node.arguments, ',', '(', ')')}${directives}${selections}`;
    case 'FragmentSpread':
      return `...${name}${directives}`;
    case 'InlineFragment':
      return `...${condition}${directives}${selections}`;
    case 'FragmentDefinition':
      return `fragment ${name}${condition}${directives}${selections}`;
    case 'Directive':
      return `@${name}${list(node.arguments, ',', '(', ')')}`;
    case 'Argument':
    case 'ObjectField':
      return `${name}:${value()}`;
    case 'Variable':
      return `$${name}`;
    case 'ListType':
      return `[${type}]`;
    case 'NonNullType':
      return `${type}!`;
    case 'NamedType':
      return name;
    case 'ListValue':
      return `[${list(node.values, ',')}]`;
    case 'ObjectValue':
      return `{${list(node.fields, ',')}}`;
    case 'StringValue':
      return JSON.stringify(node.value);
    case 'NullValue':
      return 'null';
    // All other nodes are names and values.
    default:
      return String(node.value);
  }
}
