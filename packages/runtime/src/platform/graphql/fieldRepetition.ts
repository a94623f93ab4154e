import { Kind } from 'graphql';
import type { DocumentNode, FieldNode, SelectionSetNode } from 'graphql';
import { fragmentsOf } from './fragmentsOf.ts';

/**
 * Reports whether a query repeats fields so often that validation would take too long. One validation rule compares each pair of
 * fields with the same response name, including their selections. 480 equal fields require a hundred thousand comparisons. This
 * function counts fields as if all fragments were inlined. It visits each field at most once per fragment spread, and stops at the
 * limit.
 */
export function repeatsTooOften(document: DocumentNode): boolean {
  const fragments = fragmentsOf(document);
  let pairs = 0;
  let visits = 0;

  /** Adds the fields of a selection set to `into`, by response name. Returns false if a limit is exceeded. */
  const collect = (set: SelectionSetNode, into: Map<string, FieldNode[]>, seen: Set<string>): boolean =>
    set.selections.every((node) => {
      visits += 1;
      if (visits > MAX_VISITS) return false;
      if (node.kind === Kind.INLINE_FRAGMENT) return collect(node.selectionSet, into, seen);
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const name = node.name.value;
        const fragment = seen.has(name) ? undefined : fragments.get(name);
        // Validation also compares fragments that are spread in the same selection set.
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
    // Only a fragment that refers to itself is this deep, and validation rejects it.
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

/** Maximum number of comparisons. Enough for a hundred equal fields in one selection set. */
const MAX_PAIRS = 5000;
/** Maximum depth. Larger than `graphql.maxDepth`, because introspection queries may be deeper. */
const MAX_DEPTH = 64;
/** Maximum number of visited fields and fragments. A query with 2,000 tokens and no fragments has fewer. */
const MAX_VISITS = 20_000;
