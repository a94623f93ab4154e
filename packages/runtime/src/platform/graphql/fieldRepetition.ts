import { Kind } from 'graphql';
import type { DocumentNode, FieldNode, SelectionSetNode } from 'graphql';
import { fragmentsOf } from './fragmentsOf.ts';

/**
 * Reports whether a query repeats fields so often that checking whether they can be merged would take long: that GraphQL rule
 * compares every two fields with the same response name, and their selections, so that 480 equal fields cost a hundred thousand
 * comparisons. Fields are counted as they would be merged, through all kinds of fragments. Visits each field at most once per
 * spread, and stops at the limit.
 */
export function repeatsTooOften(document: DocumentNode): boolean {
  const fragments = fragmentsOf(document);
  let pairs = 0;
  let visits = 0;

  /** Adds a selection's fields, by response name. Returns false if there are too many. */
  const collect = (set: SelectionSetNode, into: Map<string, FieldNode[]>, seen: Set<string>): boolean =>
    set.selections.every((node) => {
      visits += 1;
      if (visits > MAX_VISITS) return false;
      if (node.kind === Kind.INLINE_FRAGMENT) return collect(node.selectionSet, into, seen);
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const name = node.name.value;
        const fragment = seen.has(name) ? undefined : fragments.get(name);
        // Two fragments spread next to each other are compared as well.
        pairs += fragment ? seen.size : 0;
        seen.add(name);
        return fragment ? collect(fragment.selectionSet, into, seen) : true;
      }
      const name = node.alias?.value ?? node.name.value;
      const equal = into.get(name);
      if (equal) {
        pairs += equal.length;
        equal.push(node);
      } else into.set(name, [node]);
      return pairs <= MAX_PAIRS;
    });

  const isBounded = (sets: readonly SelectionSetNode[], depth: number): boolean => {
    // This is a self-referencing fragment, which validation rejects.
    if (depth > MAX_DEPTH) return true;
    const fields = new Map<string, FieldNode[]>();
    const seen = new Set<string>();
    if (!sets.every((set) => collect(set, fields, seen))) return false;
    return [...fields.values()].every((equal) =>
      isBounded(
        equal.flatMap(({ selectionSet }) => selectionSet ?? []),
        depth + 1,
      ),
    );
  };

  return !document.definitions.every(
    (node) => !('selectionSet' in node) || isBounded([node.selectionSet], 0),
  );
}

/** Maximum number of comparisons: a hundred equal names in one place, or fewer in several nested places. */
const MAX_PAIRS = 5000;
/** Maximum depth. Introspection is deeper than `graphql.maxDepth` allows. */
const MAX_DEPTH = 64;
/** Maximum number of visited fields and fragments; a query of 2000 tokens without fragments has fewer. */
const MAX_VISITS = 20_000;
