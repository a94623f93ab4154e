/** A capability that the shop has. */
export interface OfferedCapability {
  /** The releases of it that the shop has. */
  readonly versions: readonly string[];
  /** The capabilities of which it is a part. It is dropped if none of them is agreed. */
  readonly extends?: readonly string[];
}

/** The capabilities of the shop, by name. */
export type Offered = Readonly<Record<string, OfferedCapability>>;

/**
 * Returns what both sides have: each common capability in its highest common version, without extensions of which no parent is
 * left.
 */
export function negotiate(
  offered: Offered,
  theirs: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> {
  const common = Object.entries(offered).flatMap(([name, { versions }]) => {
    const their = Object.hasOwn(theirs, name) ? (theirs[name] ?? []) : [];
    const highest = versions
      .filter((version) => their.includes(version))
      .toSorted()
      .at(-1);
    return highest === undefined ? [] : [[name, highest] as const];
  });
  return withoutOrphans(offered, Object.fromEntries(common));
}

/** Drops extensions without a parent, and then those that were a part of these. */
function withoutOrphans(
  offered: Offered,
  agreed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const kept = Object.entries(agreed).filter(([name]) => {
    const parents = offered[name]?.extends;
    return parents === undefined || parents.some((parent) => Object.hasOwn(agreed, parent));
  });
  return kept.length === Object.keys(agreed).length
    ? agreed
    : withoutOrphans(offered, Object.fromEntries(kept));
}
