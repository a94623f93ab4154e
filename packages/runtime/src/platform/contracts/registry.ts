/**
 * The contributions of one kind, by key. Contributions can be registered only during startup. After that, `register` throws an
 * error that names the calling extension.
 */
export interface Registry<T> {
  get(key: string): T | undefined;
  list(): readonly T[];
  /** Returns the name of the module or extension that contributed the key. */
  ownerOf(key: string): string | undefined;
  register(item: T): void;
}
