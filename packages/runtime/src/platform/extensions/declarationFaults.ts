import type { z } from 'zod';
import { JOBS_OWNER } from '../migrations/jobsSchema.ts';
import { coreMigrations } from '../migrations/source.ts';
import type { Fault } from '../startFailure.ts';
import { apiFault } from './apiVersion.ts';
import type { ContributionPoint, Extension, Members, SettingDefinition } from '../contracts/extension.ts';
import { isSchema } from './routeFault.ts';
import { shapeFault, unknownMember } from './shapeFault.ts';
import type { ShapeFault } from './shapeFault.ts';

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

/** Lists the faults in what an extension declares. */
export function declarationFaults(extension: Extension, where: string): Fault[] {
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
