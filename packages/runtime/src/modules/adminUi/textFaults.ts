import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { PartFault } from './checkAdminParts.ts';
import type { AdminParts } from './contract.ts';

const catalogue = z.record(z.string(), z.string().min(1));

/** Finds faults in the texts of an extension: a file that is not for a language, and one without the keys of the English one. */
export function textFaults({ texts }: AdminParts): readonly PartFault[] {
  if (!texts) return [];
  const folder = texts.protocol === 'file:' ? fileURLToPath(texts) : String(texts);
  const names = filesIn(folder);
  if (!names?.includes('en.json'))
    return [{ message: `the admin texts have no en.json: ${folder}`, hint: 'Add it, or fix the URL.' }];
  const english = read(path.join(folder, 'en.json'));
  return names.flatMap((name) => {
    // The files are public, and so the folder must have nothing else.
    if (!/^[a-z]{2,3}(?:-\w+)*\.json$/.test(name))
      return [{ message: `the folder of the admin texts has a file that is not for a language: ${name}` }];
    const own = read(path.join(folder, name));
    if (own === null) return [{ message: `the admin texts in ${name} must be an object with strings` }];
    const different = [...keysOf(english).symmetricDifference(keysOf(own))];
    return different.length === 0
      ? []
      : [{ message: `the admin texts in ${name} do not have the keys of en.json: ${different.join(', ')}` }];
  });
}

const keysOf = (texts: object | null): ReadonlySet<string> => new Set(Object.keys(texts ?? {}));

function filesIn(folder: string): readonly string[] | null {
  try {
    return readdirSync(folder);
  } catch {
    return null;
  }
}

/** Reads a file of texts. Null if it is not one. */
function read(file: string): Readonly<Record<string, string>> | null {
  try {
    return catalogue.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
