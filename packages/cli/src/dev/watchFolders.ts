import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import path from 'node:path';

const LOADED = /\.([cm]?[jt]s|json|graphql|sql)$/;
/** Saving a file or building a package is several events. */
const SETTLE_MS = 120;

export interface FolderWatch {
  /** Watches these from now on, in place of those before. */
  watch(folders: readonly string[]): void;
  /** Forgets the changes so far. */
  forget(): void;
  /** The file whose change came first since `forget`, once things are quiet. */
  changed(): Promise<string>;
  close(): void;
}

/** Watches what a shop loads: code, configuration, schemas and migrations, but nothing under `node_modules` or a dot. */
export function watchFolders(): FolderWatch {
  let watchers: readonly FSWatcher[] = [];
  let first: string | null = null;
  let change = Promise.withResolvers<string>();
  let settle: NodeJS.Timeout | undefined;
  const note = (file: string) => {
    first ??= file;
    clearTimeout(settle);
    settle = setTimeout(change.resolve, SETTLE_MS, first);
  };
  const close = () => {
    for (const watcher of watchers) watcher.close();
    clearTimeout(settle);
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
      clearTimeout(settle);
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
