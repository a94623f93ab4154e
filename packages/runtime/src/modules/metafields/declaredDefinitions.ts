import { definitionValues } from './writeDefinition.ts';
import { newDefinitionBody } from './definitionBody.ts';
import { descriptorOf, keyOfDefinition } from './definition.ts';
import { descriptorFault } from './descriptorFault.ts';
import type { DefinitionValues } from './definition.repo.ts';

export interface ReadDefinitions {
  readonly definitions: readonly DefinitionValues[];
  /** The log messages, one per definition that cannot be created. */
  readonly faults: readonly string[];
}

/** Reads the fields that a theme declares. If two fields have the same name, the first one is used. */
export function readThemeDefinitions(definitions: readonly unknown[], theme: string): ReadDefinitions {
  const known = new Map<string, DefinitionValues>();
  const faults: string[] = [];
  for (const [index, one] of definitions.entries()) {
    const place = `metafieldDefinitions[${index}]`;
    const { values, fault } = readDefinition(one, theme);
    if (!values) faults.push(`${place}: ${fault}`);
    else if (known.has(keyOfDefinition(values))) faults.push(`${place}: ${nameOf(values)} is defined twice`);
    else known.set(keyOfDefinition(values), values);
  }
  return { definitions: [...known.values()], faults };
}

type Reading =
  | { readonly values: DefinitionValues; readonly fault?: undefined }
  | { readonly values: null; readonly fault: string };

/**
 * Reads a field declared by an extension, or by `theme`, which then owns the field. Returns a fault if the field
 * cannot be created.
 */
export function readDefinition(definition: unknown, theme: string | null): Reading {
  const { key: fieldKey, type: fieldType, ...rest } = (definition ?? {}) as Readonly<Record<string, unknown>>;
  const body = newDefinitionBody.safeParse({ ...rest, fieldKey, fieldType });
  if (!body.success)
    return { values: null, fault: body.error.issues.map(({ message }) => message).join('; ') };
  if (body.data.required) return { values: null, fault: 'only the merchant can make a field required' };
  const values = definitionValues(body.data, theme);
  const fault = descriptorFault(descriptorOf(values));
  return fault ? { values: null, fault: fault.message } : { values };
}

const nameOf = ({ owner_type, namespace, field_key }: DefinitionValues) =>
  `"${namespace}.${field_key}" of "${owner_type}"`;
