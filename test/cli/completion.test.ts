import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { shop } from './shopProcess.ts';

/** Command lines, the last word of which is being typed, with the completions that a shell must offer. */
const CASES: readonly (readonly [line: string, offered: readonly string[], without: readonly string[]])[] = [
  ['shop ', ['start', 'extension', 'completion', 'help'], ['list', 'csv']],
  ['shop ext', ['extension'], ['explain', 'events']],
  ['shop extension ', ['new', 'check', 'list'], ['start']],
  ['shop extension new ', ['shipping-provider', 'payment-method', 'full'], []],
  ['shop extension new pay', ['payment-method'], ['full']],
  ['shop migrate ', ['status', 'plan'], []],
  ['shop migrate status --', ['--store', '--json', '--help'], ['--port', 'plan']],
  ['shop start --', ['--port', '--host', '--migrate', '--store', '--json'], []],
  ['shop products import --format ', ['csv', 'jsonl'], ['--dry-run']],
  ['shop webhooks deliveries x --status f', ['failed'], ['pending']],
];

/** Programs that query each shell for its completions. They read the completion script from stdin and print one word per line. */
const SHELLS = {
  bash: (script: string, line: string) => {
    const words = line.split(' ');
    const shellScript = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
complete -p shop > /dev/null && _shop && printf '%s\\n' "\${COMPREPLY[@]}"`;
    return run('bash', ['--norc', '-c', `${script}\n${shellScript}`]);
  },
  zsh: (script: string, line: string) => {
    const words = line.split(' ');
    // Stub functions print what the real functions would offer, because completion requires a terminal.
    const before = `compdef() {}; _files() {}
_describe() { local name=\${@[-1]}; print -l -- \${\${(P)name}%%:*} }
compadd() { if [[ $1 = -a ]] then print -l -- \${(P)2}; else shift; print -l -- "$@"; fi }`;
    const shellScript = `words=(${words.map((word) => `'${word}'`).join(' ')}); CURRENT=${words.length}; _shop`;
    return startingWith(words.at(-1) ?? '', run('zsh', ['-f', '-c', `${before}\n${script}\n${shellScript}`]));
  },
  fish: (script: string, line: string) =>
    run('fish', ['--no-config', '-c', `${script}\ncomplete -C '${line}'`])
      .split('\n')
      .map((offered) => offered.split('\t')[0])
      .join('\n'),
};

/** Runs a shell and expects that it reports no error in the script. */
function run(program: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout;
}

/** Removes completions that do not begin with the typed word, like zsh itself. */
const startingWith = (word: string, offered: string): string =>
  offered
    .split('\n')
    .filter((name) => name.startsWith(word))
    .join('\n');

const isInstalled = (name: string): boolean => spawnSync(name, ['--version']).status === 0;

describe.each(['bash', 'zsh', 'fish'] as const)('completion by %s', (name) => {
  let script = '';
  beforeAll(async () => {
    const printed = await shop(['completion', name], { process: 'own' });
    expect(printed).toMatchObject({ code: 0, stderr: '' });
    script = printed.stdout;
  });

  test.skipIf(!isInstalled(name)).each(CASES)('%j', (line, offered, without) => {
    const words = SHELLS[name](script, line).trim().split('\n');
    expect(words).toEqual(expect.arrayContaining([...offered]));
    for (const word of without) expect(words).not.toContain(word);
  });
});

test('bash completes files where shop has no completion, as for the value of an option', async () => {
  const { stdout: script } = await shop(['completion', 'bash']);
  expect(script).toContain('complete -o default -F _shop shop');
  expect(SHELLS.bash(script, 'shop products import --report ').trim()).toBe('');
});

test('another shell is a usage error that lists the supported ones', async () => {
  const { code, stderr } = await shop(['completion', 'tcsh']);
  expect(code).toBe(2);
  expect(stderr).toContain('bash, zsh, fish');
});
