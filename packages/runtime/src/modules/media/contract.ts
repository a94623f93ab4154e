import type { Readable } from 'node:stream';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { EventDefinition } from '../../platform/contracts/events.ts';

/** An open file. The caller must either read the body to its end or destroy it. */
export interface OpenFile {
  /** The size in bytes. */
  readonly size: number;
  readonly body: Readable;
}

/** A file or folder in the media storage. */
export interface FileEntry {
  /** The file or folder name without the parent folder. */
  readonly name: string;
  /** The size in bytes. Null for a folder. */
  readonly size: number | null;
}

/** One page of a folder listing. */
export interface FilePage {
  readonly entries: readonly FileEntry[];
  /** The storage's cursor for the next page. Null on the last page. */
  readonly next: string | null;
}

/**
 * A file storage. Only one is active: an extension's storage, or otherwise the built-in one selected by
 * `media.storage`. The shop chooses the object keys: up to 600 characters, with segments of letters, digits, `-`, `_`
 * and inner dots, separated by `/`. The content for a key never changes. Methods are called outside transactions,
 * each with a deadline. If a method throws, the error is logged and the client receives a 503 response. Error
 * messages must not contain credentials.
 */
export interface FileStorage {
  /** The display name, which also appears in the log. */
  readonly name: string;
  /**
   * Stores a complete file with the blob's media type. A partial file must never be readable. Returns false and keeps
   * the existing file if the key already has one. If it throws, nothing must have been stored.
   */
  put(key: string, content: Blob, app: AppContext): Promise<boolean>;
  /** Opens a file. Returns null if it does not exist. */
  open(key: string, app: AppContext): Promise<OpenFile | null>;
  /** Deletes a file. Returns false if it did not exist. */
  delete(key: string, app: AppContext): Promise<boolean>;
  /**
   * Lists the files and subfolders of a folder by name, without the contents of subfolders. `''` is the root folder,
   * and `a/b` a nested one. Returns up to `limit` entries after `after`, which is the `next` value of the previous
   * page.
   */
  list(folder: string, page: { after: string | null; limit: number }, app: AppContext): Promise<FilePage>;
  /**
   * Returns the URL at which clients can read a file directly from the storage. Returns null if the file has no such
   * URL.
   */
  publicUrl?(key: string): string | null;
}

/** The media service, `app.media`. */
export interface MediaService {
  /** The active file storage: an extension's storage, or the one selected by `media.storage`. */
  readonly storage: FileStorage;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly media: MediaService;
  }
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /**
     * Emitted when a file is removed from the media library. A subscriber deletes the file from the storage after the
     * transaction.
     */
    media_file_deleted: { readonly uuid: string; readonly url: string };
  }
}

/** The media library events. */
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
  // All storages have the same key, so that two extensions with a storage conflict at startup.
  keyOf: () => 'active',
};

/** An image on a page, with the URLs from which browsers choose. */
export interface ResponsiveImage {
  /** The image URL in the size that best fits the placement. */
  readonly src: string;
  /** The URL of the original image, which is at most 4096 pixels wide and high. */
  readonly original: string;
  /** The alternative text from the media library. Empty if the image has none. */
  readonly alt: string;
  /** The width and height of the image at `src`, in pixels. Null if unknown, as for images on other sites. */
  readonly width: number | null;
  readonly height: number | null;
  /** The image URLs for all sizes, smallest first, with their widths in pixels. Empty if only `src` exists. */
  readonly sources: readonly { readonly src: string; readonly width: number }[];
}

/** Describes how and where a page shows an image. */
export interface Placing {
  /** The alternative text. Empty if the image adds nothing to the surrounding text. */
  readonly alt: string;
  /** The width of the image on the page, in the format of the `sizes` attribute. */
  readonly sizes: string;
  /**
   * The loading priority: `first` loads before other resources, `soon` with the page, and `near` when the image is
   * about to scroll into view. Default: `near`.
   */
  readonly loaded?: 'first' | 'soon' | 'near';
  /** The image's CSS class. */
  readonly kind?: string;
}
