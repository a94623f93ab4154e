import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A Dockerfile instruction, with its name and the rest of its line. */
interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** Result of a Dockerfile's last stage: a folder with its files, and how to run it. */
export interface Image {
  /** Folder that replaces the image's root. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly ports: readonly string[];
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  readonly instructions: readonly Instruction[];
}

/** Parses the instructions of a Dockerfile. Removes comments and joins continued lines. */
const instructionsOf = (text: string): readonly Instruction[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(/\s+/);
      return { name, rest: rest.join(' ') };
    });

/**
 * Builds a Dockerfile without a container engine. Each stage is a folder. COPY copies between the folders according to `.dockerignore`, and
 * RUN runs in the stage's folder. It supports only the instructions in a store's Dockerfile, and throws for any other.
 */
export async function buildImage(context: string, into: string, env: NodeJS.ProcessEnv): Promise<Image> {
  const instructions = instructionsOf(readFileSync(path.join(context, 'Dockerfile'), 'utf8'));
  let stage = stageOf(into, '', 0);
  for (const { name, rest } of instructions) {
    switch (name) {
      case 'FROM':
        stage = stageOf(into, / AS (\w+)$/.exec(rest)?.[1] ?? 'last', stage.number + 1);
        break;
      case 'WORKDIR':
        stage.workdir = rest;
        mkdirSync(path.join(stage.root, rest), { recursive: true });
        break;
      case 'COPY':
        copy(context, into, stage, rest.split(' '));
        break;
      case 'RUN':
        await run('sh', ['-c', rest], { cwd: path.join(stage.root, stage.workdir), env });
        break;
      case 'ENV':
        for (const pair of rest.split(' ')) stage.env[pair.split('=')[0]!] = pair.split('=')[1]!;
        break;
      case 'USER':
      case 'EXPOSE':
      case 'ENTRYPOINT':
      case 'CMD':
      case 'HEALTHCHECK':
        stage.said[name] = rest;
        break;
      default:
        throw new Error(`The test does not know the instruction ${name}`);
    }
  }
  const list = (text: string | undefined) => JSON.parse(text?.replace(/^.*?(?=\[)/, '') ?? '[]') as string[];
  return {
    root: stage.root,
    workdir: path.join(stage.root, stage.workdir),
    env: stage.env,
    user: stage.said.USER ?? 'root',
    ports: (stage.said.EXPOSE ?? '').split(' '),
    command: [...list(stage.said.ENTRYPOINT), ...list(stage.said.CMD)],
    healthcheck: list(stage.said.HEALTHCHECK),
    instructions,
  };
}

const stageOf = (into: string, name: string, number: number) => ({
  root: path.join(into, name),
  number,
  workdir: '/',
  env: {} as Record<string, string>,
  said: {} as Record<string, string>,
});

function copy(
  context: string,
  into: string,
  stage: ReturnType<typeof stageOf>,
  words: readonly string[],
): void {
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const [source = '', target = ''] = words.filter((word) => !word.startsWith('--'));
  const origin = from === undefined ? path.join(context, source) : path.join(into, from, source);
  const ignored = from === undefined ? ignoredIn(context) : () => false;
  cpSync(origin, path.join(stage.root, stage.workdir, target), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !ignored(path.relative(origin, file)),
  });
}

/**
 * Returns a function that reports whether `.dockerignore` excludes a file. It supports plain names, `*` within a name, and names at any
 * depth. Files in excluded folders have already been skipped.
 */
export function ignoredIn(context: string): (file: string) => boolean {
  const patterns = readFileSync(path.join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return (file) => patterns.some((pattern) => path.matchesGlob(file, pattern));
}
