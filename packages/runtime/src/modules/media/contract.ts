import type { Readable } from 'node:stream';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { EventDefinition } from '../../platform/contracts/events.ts';

/** An open file. The caller must read the body to its end or destroy it. */
export interface OpenFile {
  /** The size in bytes. */
  readonly size: number;
  readonly body: Readable;
}

/** A file or folder in the media storage. */
export interface FileEntry {
  /** The name without the folder. */
  readonly name: string;
  /** The size in bytes; null for a folder. */
  readonly size: number | null;
}

/** A page of the files of a folder. */
export interface FilePage {
  readonly entries: readonly FileEntry[];
  /** The storage's cursor for the next page. Null on the last page. */
  readonly next: string | null;
}

/**
 * A file storage. One is active: an extension's, or otherwise the built-in one selected by `media.storage`. The shop creates the keys:
 * segments of letters, digits, `-`, `_` and inner dots, separated by `/`, at most 600 characters. The file for a key never changes.
 * Methods are called outside of transactions, each with a deadline. An error is logged and the client receives a 503, so error messages
 * must not contain credentials.
 */
export interface FileStorage {
  /** The display name, which also appears in the log. */
  readonly name: string;
  /**
   * Stores a whole file with the blob's media type, so that a partial file is never readable. Returns false if the key already has a file,
   * which is kept. If it throws, nothing has been stored.
   */
  put(key: string, content: Blob, app: AppContext): Promise<boolean>;
  /** Opens a file. Returns null if it does not exist. */
  open(key: string, app: AppContext): Promise<OpenFile | null>;
  /** Deletes a file. Returns false if it did not exist. */
  delete(key: string, app: AppContext): Promise<boolean>;
  /**
   * Lists a folder (`''` is the root, `a/b` a nested folder) by name, without the contents of subfolders. Returns at most `limit` entries
   * after `after`, the `next` value of the previous page.
   */
  list(folder: string, page: { after: string | null; limit: number }, app: AppContext): Promise<FilePage>;
  /** Returns the URL at which clients read a file directly from the storage, or null if there is none. */
  publicUrl?(key: string): string | null;
}

/** The media service, `app.media`. */
export interface MediaService {
  /** The active file storage: an extension's, or the one selected by `media.storage`. */
  readonly storage: FileStorage;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly media: MediaService;
  }
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** A file was removed from the media library. The storage deletes it after the transaction. */
    media_file_deleted: { readonly uuid: string; readonly url: string };
  }
}

/** The events of the media library. */
export const mediaEvents: readonly EventDefinition[] = [
  { name: 'media_file_deleted', description: 'A file was removed from the media library.' },
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
  // All storages share one key, so that two extensions with a storage conflict at startup.
  keyOf: () => 'active',
};

/** An image with the URLs that browsers choose from, as shown on pages. */
export interface Picture {
  /** The URL in the size that fits best. */
  readonly src: string;
  /** The original, at most 4096 pixels wide and high. */
  readonly original: string;
  /** The alternative text from the media library. Empty if there is none. */
  readonly alt: string;
  /** The width and height of `src` in pixels. Null if unknown, as for images on other sites. */
  readonly width: number | null;
  readonly height: number | null;
  /** The image in all sizes, smallest first, each with its width in pixels. Empty if there is only `src`. */
  readonly sources: readonly { readonly src: string; readonly width: number }[];
}

/** The placement of an image on a page. */
export interface Placing {
  /** The alternative text. Empty if the image adds nothing to the adjacent text. */
  readonly alt: string;
  /** The width of the placement, in the format of the `sizes` attribute. */
  readonly sizes: string;
  /** The loading priority: before other resources, with the page, or when scrolled near. Default: `near`. */
  readonly loaded?: 'first' | 'soon' | 'near';
  /** The image's CSS class. */
  readonly kind?: string;
}
