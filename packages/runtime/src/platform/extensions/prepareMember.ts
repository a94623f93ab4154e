import type { ShopConfig } from '../config/schema.ts';
import { EXIT } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import type { Extension, Setup } from '../contracts/extension.ts';
import type { MessageCatalogue } from '../contracts/messages.ts';
import { coreLanguages, readTranslations, unusedTranslations } from '../messages/readTranslations.ts';
import type { Origin } from './installed.ts';
import type { Member, Problem } from './member.ts';
import { attributeSlice, parseSlice, runSetup, textOf } from './slice.ts';
import { declarationFaults } from './declarationFaults.ts';

/** Prepares one extension: validates its declaration, parses its config section, and runs its setup. */
export function prepareMember(
  extension: Extension,
  label: string,
  origin: Origin | null,
  config: Pick<ShopConfig, 'system' | 'configFile'>,
): { member: Member | null; problems: Problem[] } {
  const name = extension.name;
  const problemsOf = (exitCode: number, faults: readonly Fault[]): Problem[] =>
    faults.map((fault) => ({ blame: [{ name, origin }], exitCode, fault }));

  const declared = declarationFaults(extension, label);
  // Modules have no config section. A section with a module's name belongs to the extension of that name.
  const given = { file: config.configFile, slice: origin === null ? undefined : config.system[name] };
  const slice = parseSlice(extension, label, given);
  const problems = [...problemsOf(EXIT.extension, declared), ...problemsOf(EXIT.config, slice.faults)];
  if (problems.length > 0) return { member: null, problems };
  const setup = runSetup(extension, slice.value);
  if ('message' in setup) {
    const failed = problemsOf(EXIT.extension, [{ where: label, ...setup }]);
    return { member: null, problems: attributeSlice({ label, extension, given }, failed, () => true) };
  }
  // A module without messages has no translations either.
  const ofCore = setup.returned.messages && coreLanguages;
  const translations = translationsOf(extension, origin === null ? ofCore : extension.languages);
  if ('message' in translations)
    return { member: null, problems: problemsOf(EXIT.extension, [{ where: label, ...translations }]) };
  const returned = withTranslations(setup.returned, translations);
  return { member: { name, label, origin, extension, given, setup: returned }, problems: [] };
}

/** Adds message catalogs from translation files to those in a setup result. */
const withTranslations = (setup: Setup, added: readonly MessageCatalogue[]): Setup =>
  added.length === 0 || (setup.messages !== undefined && !Array.isArray(setup.messages))
    ? setup
    : { ...setup, messages: [...(setup.messages ?? []), ...added] };

/**
 * Reads the translation files of an extension. Returns a fault if they cannot be read or if a file name does not match the
 * extension.
 */
function translationsOf(
  { name, languages }: Extension,
  folder: URL | undefined,
): readonly MessageCatalogue[] | Omit<Fault, 'where'> {
  if (!folder) return [];
  try {
    const [unused] = languages ? unusedTranslations(name, folder) : [];
    if (unused !== undefined)
      return {
        message: `its languages folder contains ${unused}, which is not used`,
        hint: `Put the texts of each language in <language>/${name}.json.`,
      };
    return readTranslations(name, folder);
  } catch (error) {
    return { message: `its languages folder cannot be read: ${textOf(error)}` };
  }
}
