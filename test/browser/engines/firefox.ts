import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectBidi } from './bidi.ts';
import type { Bidi } from './bidi.ts';
import { startProgram } from './program.ts';
import { remoteTab } from './remoteTab.ts';
import type { Remote } from './remoteTab.ts';
import { HEIGHT } from './tab.ts';
import type { Engine, Tab } from './tab.ts';

interface Process {
  readonly bidi: Bidi;
  close(): Promise<void>;
}

/** Starts Firefox, which speaks WebDriver BiDi itself. Scripts are a preference of its profile, so each kind of tab has a process. */
export async function startFirefox(program: string): Promise<Engine> {
  const processes = new Map<boolean, Promise<Process>>();
  const processWith = (scripts: boolean) => {
    const running = processes.get(scripts) ?? launch(program, scripts);
    processes.set(scripts, running);
    return running;
  };
  return {
    open: async ({ scripts, width }) => openTab((await processWith(scripts)).bidi, width),
    async close() {
      for (const running of processes.values()) await (await running).close();
    },
  };
}

async function launch(program: string, scripts: boolean): Promise<Process> {
  const profile = await mkdtemp(path.join(tmpdir(), 'shop-firefox-'));
  await writeFile(path.join(profile, 'user.js'), `user_pref("javascript.enabled", ${scripts});\n`);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const { said, stop } = await startProgram([program, ...args], /BiDi listening on (ws:\S+)/);
  const bidi = await connectBidi(`${said}/session`);
  await bidi.send('session.new', { capabilities: {} });
  return {
    bidi,
    async close() {
      await bidi.send('browser.close');
      await stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface RemoteValue {
  readonly type: string;
  readonly value?: unknown;
  readonly sharedId?: string;
}

async function openTab({ send }: Bidi, width: number): Promise<Tab> {
  const { userContext } = (await send('browser.createUserContext')) as { userContext: string };
  const made = await send('browsingContext.create', { type: 'tab', userContext });
  const { context } = made as { context: string };
  await send('browsingContext.setViewport', { context, viewport: { width, height: HEIGHT } });

  /** Evaluates in a sandbox, which the page's content security policy does not bind. */
  const evaluate = async (expression: string): Promise<RemoteValue> => {
    const target = { context, sandbox: 'journey' };
    const answer = await send('script.evaluate', { expression, target, awaitPromise: true });
    const { type, result, exceptionDetails } = answer as {
      type: string;
      result: RemoteValue;
      exceptionDetails?: { text: string };
    };
    if (type !== 'success') throw new Error(exceptionDetails?.text);
    return result;
  };
  const actions = (source: object) => send('input.performActions', { context, actions: [source] });
  const press = async (sharedId: string) => {
    const origin = { type: 'element', element: { sharedId } };
    const steps = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await actions({ type: 'pointer', id: 'mouse', actions: steps });
  };
  const remote: Remote<string> = {
    navigate: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => (await evaluate(expression)).value,
    find: async (expression) => (await evaluate(expression)).sharedId ?? null,
    press,
    async type(element, value) {
      await press(element);
      await evaluate('document.activeElement.select?.()');
      const keys = value === '' ? ['\uE003'] : [...value];
      const steps = keys.flatMap((key) => [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ]);
      await actions({ type: 'key', id: 'keyboard', actions: steps });
    },
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    screenshot: async () =>
      ((await send('browsingContext.captureScreenshot', { context })) as { data: string }).data,
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
  return remoteTab(remote);
}
