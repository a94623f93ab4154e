import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let store: TestStore;
beforeAll(() => {
  store = createStore({ mode: 'development', extensions: ['./odd'] });
});
afterAll(() => store.remove());

/** Code at the top of an extension module, each of which affects the process that loads it. */
const TOPS: Readonly<Record<string, string>> = {
  'fails at a line': `\n\nthrow new Error('planted');`,
  'ends the process': `process.exit(9);`,
  'goes on after the command, and leaves traces': `
    globalThis.rounds = (globalThis.rounds ?? 0) + 1;
    process.on('exit', () => {});
    process.env.LEFT = 'behind';
    setTimeout(() => console.error('late', globalThis.rounds, process.cwd(), process.argv.slice(2)), 50);`,
  'sees none of the traces': `console.error(globalThis.rounds, process.listenerCount('exit'), process.env.LEFT);`,
};

test.each(Object.entries(TOPS))(
  'a command whose store was rewritten ends and prints at the command runner as in a process of its own: it %s',
  async (_what, top) => {
    store.write(
      'odd/index.ts',
      `${top}
       import { defineExtension } from '@shop/runtime/extension';
       export default defineExtension({ name: 'odd', api: '^1.0', setup: () => ({}) });`,
    );
    const args = ['extension', 'list'];
    const atDesk = await shop(args, { cwd: store.dir });
    expect(atDesk).toEqual(await shop(args, { cwd: store.dir, process: 'own' }));
  },
);
