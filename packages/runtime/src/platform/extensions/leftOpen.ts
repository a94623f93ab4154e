/** Resources that an extension's code left open while loading, such as a timer or a pool, by their Node names. */
export interface LeftOpen {
  /** The extension's file or package. */
  readonly owner: string;
  readonly kinds: readonly string[];
}

const opened: LeftOpen[] = [];

/** Loads an extension's code and records the resources that it left open, which keep a process alive. */
export async function loadNoting<T>(owner: string, load: () => Promise<T>): Promise<T> {
  const before = process.getActiveResourcesInfo();
  try {
    return await load();
  } finally {
    const kinds = without(process.getActiveResourcesInfo(), before);
    if (kinds.length > 0) opened.push({ owner, kinds });
  }
}

/** Lists the resources that extensions left open while loading. */
export const openedByExtensions = (): readonly LeftOpen[] => opened;

/** Removes the items of one list from another, counting duplicates. */
function without(list: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...taken];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
