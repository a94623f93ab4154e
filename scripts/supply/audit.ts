// Checks the registry for known vulnerabilities in packages that a store installs and in libraries bundled into our packages. Requires a
// build.
import { spawnSync } from 'node:child_process';
import { withStoreFolder } from './storeLock.ts';

interface Audit {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  readonly severity: string;
  readonly range: string;
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
}

const { stdout, stderr } = withStoreFolder((cwd) =>
  spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  }),
);
const { message, vulnerabilities } = answerOf(stdout);
if (vulnerabilities === undefined) {
  // Mirrors and closed networks do not support this request, which is not an error in the code.
  console.log(`Nothing was checked, because the registry gave no answer: ${message ?? stderr.trim()}`);
} else {
  const found = Object.entries(vulnerabilities);
  for (const [name, vulnerability] of found) console.error(lineOf(name, vulnerability));
  console.log(`${found.length} vulnerable packages.`);
  if (found.length > 0) process.exitCode = 1;
}

function answerOf(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}

function lineOf(name: string, { severity, range, via }: Vulnerability): string {
  const reasons = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} ${one.url}`));
  return `${severity}: ${name} ${range}: ${reasons.join('; ')}`;
}
