import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../support/freePort.ts';
import { startProgram } from './program.ts';
import { remoteTab } from './remoteTab.ts';
import type { Remote } from './remoteTab.ts';
import { HEIGHT } from './tab.ts';
import type { Engine, Tab, TabOptions } from './tab.ts';
import { until } from './until.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** The key under which WebDriver refers to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The styles that let the window be narrower than the bar that says that it is automated. */
const NARROW =
  'window * { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }';

/** Starts WebKitGTK's WebDriver on a display of its own. Each tab is a session, with a browser of its own. */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), 'shop-webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), NARROW);
  // Xvfb chooses a free display, and writes its number to its standard output.
  const screen = await startProgram(
    [display, '-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    /^(\d+)\n/m,
  );
  const port = await freePort();
  const env = {
    DISPLAY: `:${screen.said}`,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
  };
  const service = await startProgram([driver, `--port=${port}`], /^/, env);
  const url = `http://127.0.0.1:${port}`;
  await until('the WebDriver of WebKit', async () => (await fetch(`${url}/status`)).ok);
  return {
    open: (options) => openTab(url, browser, options),
    async close() {
      await service.stop();
      await screen.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The time that a page has to load. A driver waits for that five minutes by default, longer than `fetch` waits for the driver. */
const LOAD_MS = 60_000;

/** Accepts that a page has not loaded in its time, because the journeys wait for what they need of it, and say what lacks. */
async function loading(command: Promise<unknown>): Promise<void> {
  await command.catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes(': timeout: '))) throw error;
  });
}

const callTo =
  (url: string) =>
  async (method: string, command: string, body: object = {}): Promise<unknown> => {
    const answer = await fetch(url + command, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${command}: ${error}: ${message}`);
    }
    return value;
  };

async function openTab(url: string, binary: string, { scripts, width }: TabOptions): Promise<Tab> {
  const args = ['--automation', `--enable-javascript=${scripts ? 'TRUE' : 'FALSE'}`];
  const capabilities = {
    alwaysMatch: { timeouts: { pageLoad: LOAD_MS }, 'webkitgtk:browserOptions': { binary, args } },
  };
  const made = await callTo(url)('POST', '/session', { capabilities });
  const call = callTo(`${url}/session/${(made as { sessionId: string }).sessionId}`);
  const execute = (expression: string) =>
    call('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
  await call('POST', '/window/rect', { width, height: HEIGHT });
  const remote: Remote<string> = {
    navigate: (to) => loading(call('POST', '/url', { url: to })),
    evaluate: execute,
    async find(expression) {
      const found = (await execute(expression)) as Record<string, string> | null;
      return found?.[ELEMENT] ?? null;
    },
    press: (element) => loading(call('POST', `/element/${element}/click`)),
    async type(element, value) {
      await call('POST', `/element/${element}/clear`);
      if (value !== '') await call('POST', `/element/${element}/value`, { text: value });
    },
    back: () => loading(call('POST', '/back')),
    reload: () => loading(call('POST', '/refresh')),
    screenshot: async () => (await call('GET', '/screenshot')) as string,
    close: async () => void (await call('DELETE', '')),
  };
  return remoteTab(remote);
}
