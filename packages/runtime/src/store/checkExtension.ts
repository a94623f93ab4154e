import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { planShop } from '../app.ts';
import type { ShopPlan } from '../app.ts';
import { loadConfig } from '../platform/config/load.ts';
import { planConfig } from '../platform/config/planConfig.ts';
import { shopConfig } from '../platform/config/schema.ts';
import type { ShopConfig } from '../platform/config/schema.ts';
import type { Extension } from '../platform/contracts/extension.ts';
import { describeExtensions } from '../platform/extensions/describe.ts';
import type { DescribedExtension } from '../platform/contracts/describedExtension.ts';
import { discoverExtensions } from '../platform/extensions/discover.ts';
import { gatherPoints } from '../platform/extensions/gatherPoints.ts';
import type { Installed } from '../platform/extensions/installed.ts';
import { loadExtension } from '../platform/extensions/loadExtension.ts';
import { readManifest } from '../platform/extensions/locate.ts';
import type { Manifest } from '../platform/extensions/locate.ts';
import type { Member } from '../platform/extensions/member.ts';
import { resolveToThisRuntime } from '../platform/contracts/oneRuntime.ts';
import { foreignNames } from '../platform/extensions/ownNames.ts';
import { EXIT, StartFailure } from '../platform/startFailure.ts';
import type { Fault } from '../platform/startFailure.ts';
import { manifestFaults } from './manifestFaults.ts';
import { neededFiles, packedFiles } from './extensionFiles.ts';

/** An extension package that is ready to be published. */
export interface CheckedExtension {
  readonly packageName: string;
  readonly version: string;
  /** Describes what the extension adds to a shop. */
  readonly extension: DescribedExtension;
  /** The number of files in the package. */
  readonly files: number;
  /** Suggested improvements that do not prevent publishing. */
  readonly warnings: readonly string[];
}

/** The folder of the development store within an extension package. */
const DEV_STORE = 'dev';

/**
 * Checks an extension package as installed in a store: its package.json, its built entry file, whether a shop can be planned with it,
 * and whether the package contains all files that the extension reads. Requires no database. Throws StartFailure with all errors.
 */
export async function checkExtension({ dir }: { readonly dir: string }): Promise<CheckedExtension> {
  const root = path.resolve(dir);
  const manifest = readManifest(root);
  if (!manifest)
    throw failure([
      {
        where: root,
        message: 'has no package.json',
        hint: "Run the command in an extension's folder, or pass that folder.",
      },
    ]);
  const faults = manifestFaults(manifest);
  const entry = entryOf(root, manifest, faults);
  if (entry === null) throw failure(faults);
  resolveToThisRuntime();
  const loaded = await loadExtension(entry, root);
  if (!('setup' in loaded)) throw failure([...faults, { where: path.relative(root, entry), ...loaded }]);
  const plan = await planned(root, entry, loaded, faults);
  const files = await packedFiles(root, faults);
  for (const file of neededFiles(root, entry, loaded))
    if (files && !files.has(file))
      faults.push({
        where: 'package.json',
        message: `the package does not include ${file}, which the extension needs`,
        hint: `Add ${file.split('/')[0]} to "files", and build before you pack.`,
      });
  if (faults.length > 0 || !plan) throw failure(faults);
  return {
    packageName: String(manifest.name),
    version: String(manifest.version),
    ...plan,
    files: files?.size ?? 0,
  };
}

const failure = (faults: readonly Fault[]) => new StartFailure(EXIT.extension, faults);

/** Returns the built file that a store loads, or null if there is none. */
function entryOf(root: string, { shop }: Manifest, faults: Fault[]): string | null {
  const named: unknown =
    typeof shop === 'object' && shop !== null ? Reflect.get(shop, 'extension') : undefined;
  if (typeof named !== 'string') {
    faults.push({
      where: 'package.json',
      message: 'has no file in "shop": { "extension": … }',
      hint: 'Set it to the built file, such as "./dist/index.js". Stores use it to find extensions.',
    });
    return null;
  }
  const entry = path.join(root, named);
  if (statSync(entry, { throwIfNoEntry: false })?.isFile()) return entry;
  faults.push({
    where: 'package.json',
    message: `refers to ${named}, which does not exist`,
    hint: 'Run "npm run build".',
  });
  return null;
}

/** Plans a shop with the extension, in the `dev` store if there is one. Otherwise the shop has no other extensions. */
async function planned(
  root: string,
  entry: string,
  extension: Extension,
  faults: Fault[],
): Promise<Pick<CheckedExtension, 'extension' | 'warnings'> | null> {
  try {
    const config = await configFor(root);
    const found = await discoverExtensions(config);
    const others = found.filter(({ origin }) => origin.entry === null || !isWithin(root, origin.entry));
    const origin = {
      resolve: extension.name,
      packageName: null,
      version: null,
      entry,
      required: true,
      discovered: false,
    };
    const installed: readonly Installed[] = [...others, { state: 'loaded', extension, origin }];
    const plan = await planShop(config, { installed });
    const described = describeExtensions(plan, root).find(
      ({ kind, name }) => kind === 'extension' && name === extension.name,
    );
    const member = plan.members.find((one) => one.extension === extension);
    if (!described || !member) return null;
    return { extension: described, warnings: warningsOf(member, plan) };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    faults.push(...error.faults);
    return null;
  }
}

const warningsOf = (member: Member, { members }: Pick<ShopPlan, 'members'>): readonly string[] =>
  foreignNames(member, gatherPoints(members).points).map(
    (what) =>
      `${what} does not start with "${member.name}", so it may conflict with a later version of the shop`,
  );

const isWithin = (root: string, file: string): boolean =>
  !path
    .relative(root, file)
    .split(path.sep)
    .some((part) => part === '..' || part === 'node_modules');

async function configFor(root: string): Promise<ShopConfig> {
  const storeDir = path.join(root, DEV_STORE);
  if (existsSync(storeDir)) return loadConfig({ storeDir, command: 'routes' });
  return planConfig(shopConfig.parse({}), { storeDir: root, configFile: 'shop.config.ts' });
}
