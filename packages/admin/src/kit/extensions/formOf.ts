import type { Field, FieldKind } from '../form/field.ts';
import type { FormDefinition, Section } from '../form/definition.ts';
import type { RecordKindName } from '../shared/records.ts';
import { addText } from '../../text/text.ts';
import type { DeclaredField, DeclaredModule, DeclaredResource } from './manifest.ts';
import { moduleField } from './ModuleField.tsx';
import { moduleOf } from './moduleOf.ts';
import { words } from './words.ts';
import type { DeclaredText } from './words.ts';

/** Creates the form of a resource that an extension declares. */
export async function formOf({ extension, id, form }: DeclaredResource): Promise<FormDefinition> {
  if (!form) throw new Error(`The resource ${id} of ${extension} has no form`);
  const module = await moduleOf(extension);
  return {
    api: form.api as `/api/${string}`,
    nameOf: (record) => String(record[form.nameField] ?? ''),
    sections: form.sections.map((section, index) =>
      sectionOf(section, module, `x.${extension}.${id}.section.${index}`),
    ),
  };
}

interface DeclaredSection {
  readonly title: DeclaredText;
  readonly isSide: boolean;
  readonly fields: readonly DeclaredField[];
}

/** Creates a form section for a field card. Its translation keys begin with `key`. */
export const sectionOf = (
  { title, isSide, fields }: DeclaredSection,
  module: DeclaredModule | undefined,
  key: string,
): Section => ({
  title: addText(`${key}.title`, words(title)),
  isSide,
  fields: fields.map((field) => fieldOf(field, module, `${key}.${field.name}`)),
});

function fieldOf(field: DeclaredField, module: DeclaredModule | undefined, key: string): Field {
  const { name, label, help, kind, isRequired, choices, of, initial } = field;
  return {
    name,
    label: addText(key, words(label)),
    ...(help !== undefined && { help: addText(`${key}.help`, words(help)) }),
    kind: kind as FieldKind,
    isRequired,
    ...(initial !== undefined && { initial }),
    ...(choices && {
      choices: async () => choices.map((choice) => ({ value: choice.value, label: words(choice.label) })),
    }),
    ...(of !== undefined && { of: of as RecordKindName }),
    ...(kind.includes(':') && module && { input: moduleField(module, kind) }),
  };
}
