import type { Readable } from 'node:stream';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { EventDefinition } from '../../platform/contracts/events.ts';

/** An open file. Whoever opened it reads the body to its end or destroys it. */
export interface OpenFile {
  /** The size in bytes. */
  readonly size: number;
  readonly body: Readable;
}

/** A file or a folder in the storage of media. */
export interface FileEntry {
  /** The name without the folder. */
  readonly name: string;
  /** The size in bytes; null for a folder. */
  readonly size: number | null;
}

/** A page of the files of a folder. */
export interface FilePage {
  readonly entries: readonly FileEntry[];
  /** The start of the next page, in a form of the storage; null: this is the last page. */
  readonly next: string | null;
}

/**
 * A storage of files. One is active: that of an extension, or else the built-in one of `media.storage`. The shop makes the
 * keys: segments of letters, digits, `-`, `_` and inner dots with `/` between them, at most 600 characters. The file of a key
 * never changes. Methods are called outside of transactions, each with a deadline. An error is logged, and the client gets
 * 503, so that its text must not contain credentials.
 */
export interface FileStorage {
  /** The name for people and the log. */
  readonly name: string;
  /**
   * Stores a whole file with the media type of the blob, so that nobody ever reads a part of it. False: the key has a file
   * already, which stays. When it throws, it has stored nothing.
   */
  put(key: string, content: Blob, app: AppContext): Promise<boolean>;
  /** Opens a file. Null: there is none. */
  open(key: string, app: AppContext): Promise<OpenFile | null>;
  /** Deletes a file. False: there was none. */
  delete(key: string, app: AppContext): Promise<boolean>;
  /**
   * Lists a folder (`''` is the root, `a/b` a folder within), without the content of its folders, in the order of names. It
   * returns at most `limit` entries after `after`, the `next` of the previous page.
   */
  list(folder: string, page: { after: string | null; limit: number }, app: AppContext): Promise<FilePage>;
  /** Returns the address at which clients read a file from the storage itself; null: there is none. */
  publicUrl?(key: string): string | null;
}

/** The service of media, `app.media`. */
export interface MediaService {
  /** The file storage in use: that of an extension, else the one that `media.storage` names. */
  readonly storage: FileStorage;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly media: MediaService;
  }
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** A file was taken out of the media library. Its storage is told after the transaction. */
    media_file_deleted: { readonly uuid: string; readonly url: string };
  }
}

/** The events of the media library. */
export const mediaEvents: readonly EventDefinition[] = [
  { name: 'media_file_deleted', description: 'A file was taken out of the media library.' },
];

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly fileStorage?: readonly FileStorage[];
  }
}

export const fileStorage: ContributionPoint<FileStorage> = {
  noun: 'file storage',
  members: {
    name: 'text',
    put: 'function',
    open: 'function',
    delete: 'function',
    list: 'function',
    publicUrl: 'function?',
  } satisfies Members<FileStorage>,
  // All share one key, so that two extensions with a storage conflict at the start.
  keyOf: () => 'active',
};

/** A picture with the addresses that browsers choose from, as pages show it. */
export interface Picture {
  /** The address in the size that fits its place best. */
  readonly src: string;
  /** The original, at most 4096 pixels wide and high. */
  readonly original: string;
  /** The alternative text of the media library. Empty: it has none. */
  readonly alt: string;
  /** The width and height of `src` in pixels. Null: they are not known, as those of pictures on other sites. */
  readonly width: number | null;
  readonly height: number | null;
  /** The same picture in all sizes, the smallest first, each with its width in pixels. Empty: there is `src` alone. */
  readonly sources: readonly { readonly src: string; readonly width: number }[];
}

/** The place of a picture in a page. */
export interface Placing {
  /** The alternative text. Empty: the picture says nothing that the text beside it does not say. */
  readonly alt: string;
  /** The width of its place, as the attribute `sizes` has it. */
  readonly sizes: string;
  /** The priority of loading: before others, with the page, or when somebody comes near. Default: `near`. */
  readonly loaded?: 'first' | 'soon' | 'near';
  /** The class of the image. */
  readonly kind?: string;
}
