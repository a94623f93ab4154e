/**
 * The contributions of one kind, by key. It fills during the start and is sealed before the shop listens: a later `register`
 * throws and names the extension that tried.
 */
export interface Registry<T> {
  get(key: string): T | undefined;
  list(): readonly T[];
  /** The name of the extension that contributed the key. */
  ownerOf(key: string): string | undefined;
  register(item: T): void;
}
