import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import path from 'node:path';

const LOADED = /\.([cm]?[jt]s|json|graphql|sql)$/;
/** The quiet period in milliseconds that groups the file events of one save or build. */
const QUIET_MS = 120;

export interface FolderWatch {
  /** Watches these folders instead of the previous ones. */
  watch(folders: readonly string[]): void;
  /** Discards the changes recorded so far. */
  forget(): void;
  /** Resolves with the first file changed since `forget`, once no more files change. */
  changed(): Promise<string>;
  close(): void;
}

/**
 * Watches the files loaded by a shop: code, configuration, schemas and migrations, excluding anything in `node_modules` or in hidden
 * folders.
 */
export function watchFolders(): FolderWatch {
  let watchers: readonly FSWatcher[] = [];
  let first: string | null = null;
  let change = Promise.withResolvers<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string) => {
    first ??= file;
    clearTimeout(timer);
    timer = setTimeout(change.resolve, QUIET_MS, first);
  };
  const close = () => {
    for (const watcher of watchers) watcher.close();
    clearTimeout(timer);
  };
  return {
    watch(folders) {
      for (const watcher of watchers) watcher.close();
      watchers = folders.map((folder) =>
        watch(folder, { recursive: true, ignore: isForeign }, (_event, name) => {
          if (name !== null && LOADED.test(name) && !isForeign(name)) note(path.join(folder, name));
        }).on('error', () => {}),
      );
    },
    forget() {
      clearTimeout(timer);
      first = null;
      change = Promise.withResolvers();
    },
    changed: () => change.promise,
    close,
  };
}

const isForeign = (name: string): boolean =>
  name.split(path.sep).some((part) => part === 'node_modules' || part.startsWith('.')) ||
  /\.test\.[cm]?[jt]s$/.test(name);
