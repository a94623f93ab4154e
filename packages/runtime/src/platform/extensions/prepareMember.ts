import type { z } from 'zod';
import type { ShopConfig } from '../config/schema.ts';
import { zodFaults } from '../config/zodFaults.ts';
import { EXIT } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { actAs } from './acting.ts';
import { apiFault } from './apiVersion.ts';
import type { ContributionPoint, Extension, Members, SettingDefinition, Setup } from './contract.ts';
import type { Origin } from './installed.ts';
import type { Member, Problem } from './member.ts';
import { isSchema } from './platformPoints.ts';
import { shapeFault, unknownMember } from './shapeFault.ts';
import type { ShapeFault } from './shapeFault.ts';

type Slices = Pick<ShopConfig, 'system' | 'configFile'>;

/** Prepares one extension by itself: checks its declaration, parses its slice of the config, and runs its setup. */
export function prepareMember(
  extension: Extension,
  label: string,
  origin: Origin | null,
  config: Slices,
): { member: Member | null; problems: Problem[] } {
  const name = extension.name;
  const problemsOf = (exitCode: number, faults: readonly Fault[]): Problem[] =>
    faults.map((fault) => ({ blame: [{ name, origin }], exitCode, fault }));

  const declared = declarationFaults(extension, label);
  const slice = parseSlice(extension, label, config);
  const problems = [...problemsOf(EXIT.extension, declared), ...problemsOf(EXIT.config, slice.faults)];
  if (problems.length > 0) return { member: null, problems };
  const setup = runSetup(extension, slice.value);
  if ('message' in setup)
    return { member: null, problems: problemsOf(EXIT.extension, [{ where: label, ...setup }]) };
  return { member: { name, label, origin, extension, setup: setup.returned }, problems: [] };
}

const NAME = /^[\w@][\w@/-]*$/;
/** `theme` is a key beside the slices in `system`; `shop` owns what no extension owns. */
const RESERVED = new Set(['theme', 'shop']);

const EXTENSION_MEMBERS = {
  name: 'text',
  api: 'text',
  after: 'any',
  config: 'any',
  settings: 'any',
  graphql: 'any',
  migrations: 'any',
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
  members: 'any',
  fault: 'function?',
  names: 'any',
  deadlines: 'any',
  breaks: 'any',
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
      message: `"${name}" cannot be the name of an extension`,
      hint: 'Use letters, digits and dashes; "theme" and "shop" are taken.',
    });
  const otherApi = apiFault(api);
  if (otherApi) faults.push({ where, ...otherApi });
  if (!Array.isArray(after) || after.some((other) => typeof other !== 'string'))
    faults.push({ where, message: 'after must be a list of names' });
  if (extension.config !== undefined && !isSchema(extension.config))
    faults.push({ where, message: 'config must be a zod schema' });
  for (const folder of ['graphql', 'migrations'] as const)
    if (extension[folder] !== undefined && !(extension[folder] instanceof URL))
      faults.push({
        where,
        message: `${folder} must be a URL`,
        hint: `Write new URL('./${folder}/', import.meta.url).`,
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
        message: `setting "${key}": label and description must be texts, and group a word in lower case`,
      });
    else addFault(faults, where, `setting "${key}"`, shapeFault(definition, SETTING_MEMBERS));
  for (const [kind, point] of Object.entries(contributionPoints))
    if (typeof point?.noun !== 'string' || typeof point.keyOf !== 'function')
      faults.push({ where, message: `contribution point "${kind}" must have noun and keyOf` });
    else addFault(faults, where, `contribution point "${kind}"`, shapeFault(point, POINT_MEMBERS));
  return faults;
}

function addFault(faults: Fault[], where: string, name: string, fault: ShapeFault | null): void {
  if (fault) faults.push({ where, ...fault, message: `${name}: ${fault.message}` });
}

/** Tells whether the schema of a setting has a default. */
export function hasDefault(schema: z.ZodType): boolean {
  try {
    return schema.safeParse(undefined).success;
  } catch {
    return false;
  }
}

/** Parses a slice. An absent slice counts as an empty one if the schema expects an object. */
function parseSlice(
  { name, config: schema }: Extension,
  where: string,
  { system, configFile }: Slices,
): { value: unknown; faults: Fault[] } {
  const slice = system[name];
  if (schema === undefined || !isSchema(schema)) {
    if (slice === undefined || schema !== undefined) return { value: undefined, faults: [] };
    return {
      value: undefined,
      faults: [
        {
          where: `${configFile}: system.${name}`,
          message: `${where} takes no configuration`,
          hint: 'Take the key out.',
        },
      ],
    };
  }
  try {
    const parsed = parse(schema, slice);
    return {
      value: parsed.data,
      faults: zodFaults(configFile, schema, parsed.error?.issues ?? [], ['system', name]),
    };
  } catch (error) {
    return { value: undefined, faults: [{ where, message: `config schema failed: ${textOf(error)}` }] };
  }
}

function parse(schema: z.ZodType, slice: unknown): z.ZodSafeParseResult<unknown> {
  const parsed = schema.safeParse(slice);
  return slice === undefined && !parsed.success ? schema.safeParse({}) : parsed;
}

function runSetup(
  extension: Extension,
  config: unknown,
): { returned: Setup } | { message: string; hint?: string } {
  let returned: unknown;
  try {
    returned = actAs(extension.name, () => extension.setup(config));
  } catch (error) {
    return { message: `setup failed: ${textOf(error)}` };
  }
  if (returned instanceof Promise) {
    returned.catch(() => {}); // The promise itself is the fault; its outcome does not matter.
    return {
      message: 'setup returned a promise',
      hint: 'Return plain data, and do asynchronous work in start.',
    };
  }
  if (typeof returned !== 'object' || returned === null || Array.isArray(returned))
    return {
      message: 'setup must return an object of contributions',
      hint: 'Return {} if there are none.',
    };
  return { returned };
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
