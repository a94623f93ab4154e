import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Extension } from '../platform/contracts/extension.ts';
import type { Fault } from '../platform/startFailure.ts';

/** Lists the files that npm would pack, or null if npm cannot be run. */
export async function packedFiles(root: string, faults: Fault[]): Promise<ReadonlySet<string> | null> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    });
    const [packed] = Object.values(JSON.parse(stdout) as Record<string, { files: { path: string }[] }>);
    return new Set(packed?.files.map((file) => file.path));
  } catch (error) {
    faults.push({
      where: 'npm pack',
      message: `failed: ${error instanceof Error ? error.message : String(error)}`,
    });
    return null;
  }
}

/** Lists the files that the extension reads at runtime, as paths within the package. */
export function neededFiles(
  root: string,
  entry: string,
  { graphql, migrations, setup }: Extension,
): string[] {
  const modules = adminFolders(setup);
  const folders = [...(graphql ? [graphql] : []), ...(migrations ? [migrations] : []), ...modules];
  const files = folders.flatMap((url) => {
    const folder = fileURLToPath(url);
    return globSync('**/*', { cwd: folder })
      .map((file) => path.join(folder, file))
      .filter((file) => statSync(file).isFile());
  });
  return [entry, ...files].map((file) => path.relative(root, file).split(path.sep).join('/'));
}

/** Lists the folders of admin modules. A setup that requires configuration is checked by planning a shop and is not called here. */
function adminFolders(setup: Extension['setup']): readonly URL[] {
  try {
    return (setup(undefined as never).admin ?? []).flatMap(({ module }) =>
      module ? [new URL('./', module.file)] : [],
    );
  } catch {
    return [];
  }
}
