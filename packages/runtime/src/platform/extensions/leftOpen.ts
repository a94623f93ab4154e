/** What the code of an extension opened while it was loaded, such as a timer or a pool, by Node's names. */
export interface LeftOpen {
  /** The file or the package of the extension. */
  readonly owner: string;
  readonly kinds: readonly string[];
}

const opened: LeftOpen[] = [];

/** Loads the code of an extension, and remembers what it opened and left open, which keeps a process alive. */
export async function loadNoting<T>(owner: string, load: () => Promise<T>): Promise<T> {
  const before = process.getActiveResourcesInfo();
  try {
    return await load();
  } finally {
    const kinds = without(process.getActiveResourcesInfo(), before);
    if (kinds.length > 0) opened.push({ owner, kinds });
  }
}

/** Lists what extensions opened while they were loaded. */
export const openedByExtensions = (): readonly LeftOpen[] => opened;

/** Takes the items of one list out of another, each as often as it is in there. */
function without(list: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...taken];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
