/**
 * The contributions of one kind, by key. The registry is filled during startup and sealed before the shop listens: a later
 * `register` throws and names the extension that called it.
 */
export interface Registry<T> {
  get(key: string): T | undefined;
  list(): readonly T[];
  /** The name of the extension that contributed the key. */
  ownerOf(key: string): string | undefined;
  register(item: T): void;
}
