import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShopConfigInput } from '@shop/runtime';
import { repository } from './shopProcess.ts';

export interface TestStore {
  readonly dir: string;
  /** Writes a file in the store's folder. */
  write(file: string, content: string): void;
  configure(config: ShopConfigInput): void;
  /** Returns the process id of the store's embedded database, or null if it is not running. */
  postmaster(): number | null;
  remove(): void;
}

/** Creates a store's folder outside of the repository, with the repository's packages installed. */
export function createStore(config: ShopConfigInput): TestStore {
  const dir = mkdtempSync(path.join(tmpdir(), 'shop-cli-'));
  // If the tests run as root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(dir, 0o755);
  symlinkSync(path.join(repository, 'node_modules'), path.join(dir, 'node_modules'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  };
  const postgres = path.join(dir, '.shop/postgres');
  const store: TestStore = {
    dir,
    write,
    configure: (changed) => write('shop.config.ts', `export default ${JSON.stringify(changed)};\n`),
    postmaster() {
      const file = path.join(postgres, 'data/postmaster.pid');
      return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
    },
    remove() {
      const pid = store.postmaster();
      if (pid !== null) process.kill(pid, 'SIGQUIT');
      if (existsSync(postgres)) rmSync(realpathSync(postgres), { recursive: true, force: true });
      rmSync(dir, { recursive: true, force: true });
    },
  };
  store.configure(config);
  return store;
}
