import type { Readable } from 'node:stream';
import type { AppContext } from '../../platform/context.ts';
import type { ContributionPoint } from '../../platform/extensions/contract.ts';

/** A file that is being read. Whoever has it reads the body or destroys it. */
export interface OpenFile {
  /** Bytes. */
  readonly size: number;
  readonly body: Readable;
}

export interface FileEntry {
  /** Without the folder. */
  readonly name: string;
  /** Bytes; null for a folder. */
  readonly size: number | null;
}

export interface FilePage {
  readonly entries: readonly FileEntry[];
  /** Where the next page begins, in words of the storage; null at the end. */
  readonly next: string | null;
}

/**
 * Where files lie. One is active: that of an extension, else the built-in one of `media.storage`. Keys are made by the
 * shop: segments of letters, digits, `-`, `_` and inner dots with `/` between them, at most 600 characters. What a key
 * holds never changes. Called outside any transaction; each call ends within a deadline of its own. Whatever a method
 * throws is logged, and the caller is answered 503: its text names no credentials.
 */
export interface FileStorage {
  /** For people and the log. */
  readonly name: string;
  /**
   * Stores a file whole, with the type of the blob: nobody ever reads half of it. False where the key has one, which is
   * left as it is. Has stored nothing when it throws.
   */
  put(key: string, content: Blob, app: AppContext): Promise<boolean>;
  /** Null where there is none. */
  open(key: string, app: AppContext): Promise<OpenFile | null>;
  /** False where there was none. */
  delete(key: string, app: AppContext): Promise<boolean>;
  /**
   * What stands in a folder (`''` is the outermost, `a/b` one within), not in those below it, in order of names. At most
   * `limit` entries, from where `after`, the `next` of the page before, says.
   */
  list(folder: string, page: { after: string | null; limit: number }, app: AppContext): Promise<FilePage>;
  /** The address under which anybody reads a file from the storage itself, where there is one. */
  publicUrl?(key: string): string | null;
}

/** The service of media, `app.media`. */
export interface MediaService {
  /** The file storage in use: that of an extension, else the one that `media.storage` names. */
  readonly storage: FileStorage;
}

declare module '../../platform/context.ts' {
  interface AppContext {
    readonly media: MediaService;
  }
}

declare module '../../platform/extensions/contract.ts' {
  interface Contributions {
    readonly fileStorage?: readonly FileStorage[];
  }
}

export const fileStorage: ContributionPoint<FileStorage> = {
  noun: 'file storage',
  // All share one key: two extensions that both want to keep the files clash at the start.
  keyOf: () => 'active',
};
