// Writes a store's software bill of materials in CycloneDX format with `npm run sbom -- FILE`. Requires a build, but no network.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { withStoreFolder } from './storeLock.ts';

const [file = 'sbom.cdx.json'] = process.argv.slice(2);
const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
const text = withStoreFolder((cwd) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 100_000_000 }),
);
writeFileSync(file, text);
const { components } = JSON.parse(text) as { readonly components: readonly unknown[] };
console.log(`${file} names ${components.length} packages.`);
