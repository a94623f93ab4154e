import type { z } from 'zod';
import { keyPath, zodFaults } from '../config/zodFaults.ts';
import { EXIT } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import { actAs } from '../acting/acting.ts';
import type { Extension, Setup } from '../contracts/extension.ts';
import type { Member, Problem } from './member.ts';
import { isSchema } from './routeFault.ts';

/** The config section of an extension, before validation. */
export interface Given {
  readonly file: string;
  /** The value of the section. Undefined if the config file has no section for the extension. */
  readonly slice: unknown;
}

/** Parses a config section. If the section is missing and the schema expects an object, an empty object is parsed. */
export function parseSlice(
  { name, config: schema }: Extension,
  where: string,
  { file, slice }: Given,
): { value: unknown; faults: Fault[] } {
  if (schema === undefined || !isSchema(schema)) {
    if (slice === undefined || schema !== undefined) return { value: undefined, faults: [] };
    return {
      value: undefined,
      faults: [
        {
          where: `${file}: system.${name}`,
          message: `${where} has no configuration`,
          hint: 'Remove the key.',
        },
      ],
    };
  }
  try {
    const parsed = parse(schema, slice);
    return {
      value: parsed.data,
      faults: zodFaults(file, schema, parsed.error?.issues ?? [], ['system', name]),
    };
  } catch (error) {
    return {
      value: undefined,
      faults: [
        { where: `${file}: system.${name}`, message: `the schema of ${where} failed: ${textOf(error)}` },
      ],
    };
  }
}

function parse(schema: z.ZodType, slice: unknown): z.ZodSafeParseResult<unknown> {
  const parsed = schema.safeParse(slice);
  return slice === undefined && !parsed.success ? schema.safeParse({}) : parsed;
}

/** Runs an extension's setup with its parsed config section. */
export function runSetup(
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
    returned.catch(() => {}); // The promise itself is the fault, so ignore its outcome.
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

/**
 * Attributes an extension's faults to its config if removing a value from the config section would fix them. This happens if the
 * schema accepts a value that `setup` cannot use, such as an invalid schedule. `isSound` validates the result of `setup`.
 */
export function attributeSlice(
  { label, extension, given: { file, slice } }: Pick<Member, 'label' | 'extension' | 'given'>,
  problems: readonly Problem[],
  isSound: (setup: Setup) => boolean,
): Problem[] {
  const works = (other: unknown): boolean => {
    const parsed = parseSlice(extension, label, { file, slice: other });
    const setup = parsed.faults.length === 0 ? runSetup(extension, parsed.value) : null;
    return setup !== null && 'returned' in setup && isSound(setup.returned);
  };
  if (problems.length === 0) return [];
  const faulty = faultyPaths(slice, works);
  if (faulty.length === 0) return [...problems];
  return problems.map((problem) => {
    const { message } = problem.fault;
    const named = faulty.find(({ value }) => message.includes(String(value))) ?? faulty[0]!;
    const where = `${file}: ${keyPath(['system', extension.name, ...named.path])}`;
    return {
      ...problem,
      exitCode: EXIT.config,
      fault: { ...problem.fault, where, message: `${label}: ${message}` },
    };
  });
}

interface Faulty {
  readonly path: readonly string[];
  readonly value: unknown;
}

/**
 * Lists the values in a config section whose removal makes the extension valid. Booleans are never listed, because the actual fault
 * is in what they enable.
 */
function faultyPaths(slice: unknown, works: (other: unknown) => boolean): readonly Faulty[] {
  if (typeof slice !== 'object' || slice === null || Array.isArray(slice)) return [];
  return Object.entries(slice).flatMap(([key, value]: [string, unknown]): readonly Faulty[] => {
    const { [key]: _, ...rest } = slice as Readonly<Record<string, unknown>>;
    const inner = faultyPaths(value, (other) => works({ ...rest, [key]: other }));
    if (inner.length > 0) return inner.map(({ path, ...one }) => ({ ...one, path: [key, ...path] }));
    const isValue = typeof value === 'string' || typeof value === 'number' || Array.isArray(value);
    return isValue && works(rest) ? [{ path: [key], value }] : [];
  });
}

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
