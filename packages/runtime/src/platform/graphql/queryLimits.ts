import { GraphQLError, Kind } from 'graphql';
import type { DocumentNode, SelectionSetNode } from 'graphql';
import { fragmentsOf } from './fragmentsOf.ts';
import { repeatsTooOften } from './fieldRepetition.ts';

/** The limits for a single query, as in the `graphql` section of the config. */
export interface QueryLimits {
  readonly maxTokens: number;
  readonly maxDepth: number;
  readonly maxAliases: number;
  readonly maxCost: number;
  readonly introspection: boolean;
}

/** Creates the error for a request that is rejected before execution. */
export const requestError = (code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

interface Shape {
  readonly depth: number;
  readonly aliases: number;
}

/**
 * Checks the depth, aliases, and repetition of a document before validation. Fragments are included in the measurements wherever
 * they are spread. Each fragment is visited only once, so that deeply nested spreads cannot slow down the check.
 */
export function checkShape(document: DocumentNode, limits: QueryLimits): GraphQLError[] {
  const measure = shapeMeter(document, limits.introspection);
  const errors: GraphQLError[] = [];
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, aliases } = measure(node.selectionSet);
    if (depth > limits.maxDepth) {
      const text = `The query is ${depth} levels deep; at most ${limits.maxDepth} are allowed`;
      errors.push(requestError('QUERY_TOO_DEEP', text));
    }
    if (aliases > limits.maxAliases) {
      const text = `The query has ${aliases} aliases; at most ${limits.maxAliases} are allowed`;
      errors.push(requestError('TOO_MANY_ALIASES', text));
    }
  }
  if (errors.length === 0 && repeatsTooOften(document))
    errors.push(requestError('QUERY_REPEATS_FIELDS', 'The query selects the same fields too often'));
  return errors;
}

function shapeMeter(document: DocumentNode, introspection: boolean): (set: SelectionSetNode) => Shape {
  const fragments = fragmentsOf(document);
  const known = new Map<string, Shape>();
  const none: Shape = { depth: 0, aliases: 0 };

  const ofFragment = (name: string): Shape => {
    const seen = known.get(name);
    if (seen) return seen;
    // This value is returned if the fragment refers to itself, which validation rejects.
    known.set(name, none);
    const fragment = fragments.get(name);
    const shape = fragment ? measure(fragment.selectionSet) : none;
    known.set(name, shape);
    return shape;
  };

  const measure = (set: SelectionSetNode): Shape => {
    let depth = 0;
    let aliases = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const inner = node.selectionSet ? measure(node.selectionSet) : none;
        const exempt = introspection && node.name.value.startsWith('__');
        depth = Math.max(depth, exempt ? 0 : inner.depth + 1);
        aliases += inner.aliases + (node.alias ? 1 : 0);
      } else {
        const spread = node.kind === Kind.FRAGMENT_SPREAD;
        const inner = spread ? ofFragment(node.name.value) : measure(node.selectionSet);
        depth = Math.max(depth, inner.depth);
        aliases += inner.aliases;
      }
    }
    return { depth, aliases };
  };
  return measure;
}
