import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CodeBlock } from './codeBlocks.ts';
import { startDemoShop } from './demoShop.ts';

const MARK = '--- next block ---';

export interface Setting {
  readonly url: string;
  readonly password: string;
}

/**
 * Runs a page's bash blocks in one shell with the given shop and password. Returns the output of each block and the expected output, which
 * is the text block that follows it.
 */
export async function runCommands(
  blocks: readonly CodeBlock[],
  { url, password }: Setting,
): Promise<{ printed: readonly string[]; promised: readonly string[] }> {
  const commands = blocks.filter(({ language }) => language === 'bash');
  const written = commands.map(({ text }) => text).join(`\necho '${MARK}'\n`);
  const script = put(put(written, /^SHOP=.*$/m, `SHOP=${url}`), /^PASSWORD=.*$/m, `PASSWORD='${password}'`);
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script]);
  const printed = stdout.split(`${MARK}\n`).map((text) => text.trimEnd());
  const promised = commands.map((command) => {
    const next = blocks[blocks.indexOf(command) + 1];
    return next?.language === 'text' ? next.text : '';
  });
  return { printed, promised };
}

/**
 * Runs the "Try it" commands of a guide on the demo store with an extension, after the commands in `setUp`. Returns the result of
 * `runCommands`.
 */
export async function tryGuide(
  guide: readonly CodeBlock[],
  setUp: CodeBlock,
  extension: NonNullable<Parameters<typeof startDemoShop>[0]>[number],
) {
  const shop = await startDemoShop([extension]);
  try {
    return await runCommands([setUp, ...guide.filter(({ section }) => section === 'Try it')], shop);
  } finally {
    await shop.stop();
  }
}

/** Replaces a text. Throws if the text does not occur, because the commands would then use another shop. */
export function put(text: string, from: string | RegExp, to: string): string {
  const replaced = text.replace(from, () => to);
  if (replaced === text) throw new Error(`The page no longer has ${String(from)}`);
  return replaced;
}
