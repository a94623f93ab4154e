import { client } from '../api/client.ts';
import { manifestQuery } from './manifest.ts';
import type { DeclaredModule } from './manifest.ts';

/** Finds an extension's module. Returns undefined if the extension has none. */
export async function moduleOf(extension: string): Promise<DeclaredModule | undefined> {
  const { modules } = await client.ensureQueryData(manifestQuery);
  return modules.find((module) => module.extension === extension);
}
