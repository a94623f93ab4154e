import { definitionValues } from './definitionValues.ts';
import { newDefinitionBody } from './definitionBody.ts';
import { descriptorOf } from './definitionAnswer.ts';
import { descriptorFault } from './descriptorFault.ts';
import type { FieldDescriptor } from './field.ts';
import type { DefinitionValues } from './metafieldDefinition.repo.ts';

/** A field that a theme shows, in the words of the API's answers. It cannot be required: a theme must not break writes. */
export interface ThemeMetafield extends Omit<FieldDescriptor, 'required'> {
  /** The kind of entity that carries it, such as `product`. */
  readonly ownerType: string;
  /** Default: `custom`. */
  readonly namespace?: string;
  readonly name: string;
  readonly description?: string | null;
  readonly translatable?: boolean;
  /** Default: true. */
  readonly visibleToCustomer?: boolean;
  readonly appearance?: { readonly placeholder?: string };
  readonly position?: number;
}

declare module '../themes/contract.ts' {
  interface Theme {
    /**
     * Fields that are made at the start where they are absent, while the theme is the active one. One that is there with
     * the same type stays as the merchant has it. Whatever is wrong with one is logged and holds nothing up.
     */
    readonly metafieldDefinitions?: readonly ThemeMetafield[];
  }
}

export interface ReadDefinitions {
  readonly definitions: readonly DefinitionValues[];
  /** For the log: one for each that cannot be made. */
  readonly faults: readonly string[];
}

/** Checks what a theme asks for, each by itself. Of two of one name the first holds. */
export function readThemeDefinitions(asked: readonly unknown[], theme: string): ReadDefinitions {
  const known = new Map<string, DefinitionValues>();
  const faults: string[] = [];
  for (const [index, one] of asked.entries()) {
    const place = `metafieldDefinitions[${index}]`;
    const { values, fault } = readOne(one, theme);
    if (!values) faults.push(`${place}: ${fault}`);
    else if (known.has(nameOf(values))) faults.push(`${place}: ${nameOf(values)} is there twice`);
    else known.set(nameOf(values), values);
  }
  return { definitions: [...known.values()], faults };
}

type Reading =
  | { readonly values: DefinitionValues; readonly fault?: undefined }
  | { readonly values: null; readonly fault: string };

function readOne(asked: unknown, theme: string): Reading {
  const { key: fieldKey, type: fieldType, ...rest } = (asked ?? {}) as Readonly<Record<string, unknown>>;
  const body = newDefinitionBody.safeParse({ ...rest, fieldKey, fieldType });
  if (!body.success)
    return { values: null, fault: body.error.issues.map(({ message }) => message).join('; ') };
  if (body.data.required) return { values: null, fault: 'a theme cannot require a field' };
  const values = definitionValues(body.data, theme);
  const fault = descriptorFault(descriptorOf(values));
  return fault ? { values: null, fault: fault.message } : { values };
}

const nameOf = ({ owner_type, namespace, field_key }: DefinitionValues) =>
  `"${namespace}.${field_key}" of "${owner_type}"`;
