/**
 * Resources that an extension left open while its code was loading, such as timers and sockets. The kinds are Node.js resource
 * types.
 */
export interface LeftOpen {
  /** The file or package of the extension. */
  readonly owner: string;
  readonly kinds: readonly string[];
}

const opened: LeftOpen[] = [];

/** Loads an extension's code, and records the resources that the code leaves open. Open resources keep the process from exiting. */
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

/** Removes each item in `taken` from `list` once. */
function without(list: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...taken];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
