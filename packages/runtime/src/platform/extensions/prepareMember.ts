import type { z } from 'zod';
import type { ShopConfig } from '../config/schema.ts';
import { JOBS_OWNER } from '../migrations/jobsSchema.ts';
import { coreMigrations } from '../migrations/source.ts';
import { EXIT } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { apiFault } from './apiVersion.ts';
import type {
  ContributionPoint,
  Extension,
  Members,
  SettingDefinition,
  Setup,
} from '../contracts/extension.ts';
import type { MessageCatalogue } from '../contracts/messages.ts';
import { coreLanguages, readTranslations, unusedTranslations } from '../messages/readTranslations.ts';
import type { Origin } from './installed.ts';
import type { Member, Problem } from './member.ts';
import { isSchema } from './platformPoints.ts';
import { attributeSlice, parseSlice, runSetup, textOf } from './slice.ts';
import { shapeFault, unknownMember } from './shapeFault.ts';
import type { ShapeFault } from './shapeFault.ts';

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

const NAME = /^[\w@][\w@/-]*$/;
/**
 * The names that an extension cannot have. `theme` is a key next to the config sections, and `shop` is the owner of everything that
 * no extension owns.
 */
const RESERVED = new Set(['theme', 'shop']);

/** The names under which the shop itself records its migrations. */
const LEDGER_NAMES = new Set([coreMigrations.owner, JOBS_OWNER]);

const EXTENSION_MEMBERS = {
  name: 'text',
  api: 'text',
  after: 'any',
  config: 'any',
  settings: 'any',
  graphql: 'any',
  migrations: 'any',
  languages: 'any',
  contributionPoints: 'any',
  contributionChecks: 'any',
  setup: 'function',
} satisfies Members<Extension>;

const SETTING_MEMBERS = {
  schema: 'any',
  secret: 'any',
  amount: 'any',
  configKey: 'text?',
  label: 'text?',
  description: 'text?',
  group: 'text?',
} satisfies Members<SettingDefinition>;

const POINT_MEMBERS = {
  noun: 'text',
  keyOf: 'function',
  isOwned: 'any',
  members: 'any',
  fault: 'function?',
  names: 'any',
  deadlines: 'any',
  breaks: 'any',
  conceals: 'any',
  settingsOf: 'function?',
} satisfies Members<ContributionPoint>;

const GROUP = /^[a-z][a-z0-9-]*$/;
const isShown = ({ label = '', description = '', group = 'store' }: SettingDefinition): boolean =>
  typeof label === 'string' &&
  typeof description === 'string' &&
  typeof group === 'string' &&
  GROUP.test(group);

function declarationFaults(extension: Extension, where: string): Fault[] {
  const { name, api, after = [], settings = {}, contributionPoints = {} } = extension;
  const unknown = unknownMember(extension, Object.keys(EXTENSION_MEMBERS));
  const faults: Fault[] = unknown ? [{ where, ...unknown }] : [];
  if (!NAME.test(name) || RESERVED.has(name))
    faults.push({
      where,
      message: `"${name}" is not a valid extension name`,
      hint: 'Use letters, digits and dashes. "theme" and "shop" are reserved.',
    });
  if (extension.migrations !== undefined && LEDGER_NAMES.has(name))
    faults.push({
      where,
      message: `migrations cannot use the name "${name}", which belongs to the shop itself`,
      hint: 'Rename the extension.',
    });
  const otherApi = apiFault(api);
  if (otherApi) faults.push({ where, ...otherApi });
  if (!Array.isArray(after) || after.some((other) => typeof other !== 'string'))
    faults.push({ where, message: 'after must be a list of names' });
  if (extension.config !== undefined && !isSchema(extension.config))
    faults.push({ where, message: 'config must be a zod schema' });
  for (const folder of ['graphql', 'migrations', 'languages'] as const)
    if (extension[folder] !== undefined && !(extension[folder] instanceof URL))
      faults.push({
        where,
        message: `${folder} must be a URL`,
        hint: `Use new URL('./${folder}/', import.meta.url).`,
      });
  for (const [key, definition] of Object.entries(settings))
    if (!isSchema(definition?.schema))
      faults.push({ where, message: `setting "${key}": schema must be a zod schema` });
    else if (!hasDefault(definition.schema))
      faults.push({
        where,
        message: `the setting "${key}" has no default`,
        hint: 'End its schema with .default(…) or .optional().',
      });
    else if (!isShown(definition))
      faults.push({
        where,
        message: `setting "${key}": label and description must be strings, and group must be a lowercase word`,
      });
    else addFault(faults, where, `setting "${key}"`, shapeFault(definition, SETTING_MEMBERS));
  for (const [kind, point] of Object.entries(contributionPoints))
    if (typeof point?.noun !== 'string' || typeof point.keyOf !== 'function')
      faults.push({ where, message: `contribution point "${kind}" must have "noun" and "keyOf"` });
    else addFault(faults, where, `contribution point "${kind}"`, shapeFault(point, POINT_MEMBERS));
  return faults;
}

function addFault(faults: Fault[], where: string, name: string, fault: ShapeFault | null): void {
  if (fault) faults.push({ where, ...fault, message: `${name}: ${fault.message}` });
}

/** Reports whether a setting's schema provides a default value. */
export function hasDefault(schema: z.ZodType): boolean {
  try {
    return schema.safeParse(undefined).success;
  } catch {
    return false;
  }
}
