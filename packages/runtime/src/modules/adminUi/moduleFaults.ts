import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Member } from '../../platform/extensions/member.ts';
import { suggestion } from '../../platform/nearestName.ts';
import { ADMIN_LISTS } from './contract.ts';
import type { AdminModuleFile, AdminParts } from './contract.ts';
import type { PartFault } from './checkAdminParts.ts';

/** Lists the faults in the files that an extension brings for the admin. */
export function moduleFaults(
  { resources = [] }: AdminParts,
  { file, actions = [] }: AdminModuleFile,
  { origin }: Member,
): readonly PartFault[] {
  const lists = [...Object.keys(ADMIN_LISTS), ...resources.map(({ id }) => id)];
  return [
    ...fileFaults(file, origin?.entry ?? null),
    ...actions
      .filter(({ on }) => !lists.includes(on))
      .map(({ id, on }) => {
        const hint = suggestion(on, lists);
        return { message: `the action "${id}" uses the unknown list "${on}"`, ...(hint && { hint }) };
      }),
  ];
}

function fileFaults(file: URL, entry: string | null): readonly PartFault[] {
  if (file.protocol !== 'file:' || !/\.m?js$/.test(file.pathname))
    return [{ message: `the admin module must be a .js file, not ${String(file)}` }];
  const place = fileURLToPath(file);
  if (!statSync(place, { throwIfNoEntry: false })?.isFile())
    return [{ message: `the admin module does not exist: ${place}`, hint: 'Build it, or fix the URL.' }];
  const below = entry === null ? '..' : path.relative(path.dirname(place), entry);
  if (below.startsWith('..') || path.isAbsolute(below)) return [];
  return [
    {
      message: `the folder of the admin module is public, but it contains the extension's own code: ${path.dirname(place)}`,
      hint: 'Move the admin module to a separate folder.',
    },
  ];
}
