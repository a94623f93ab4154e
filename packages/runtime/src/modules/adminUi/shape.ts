import { z } from 'zod';
import {
  ADMIN_FORMS,
  ADMIN_ICONS,
  ADMIN_LISTS,
  ADMIN_SECTIONS,
  ADMIN_SLOTS,
  CELL_KINDS,
  FIELD_KINDS,
  RECORD_KINDS,
} from './contract.ts';
import type { AdminCellKind, AdminFieldKind, AdminListId } from './contract.ts';

/**
 * The schemas of extensions' admin UI additions, without the rules that depend on the whole shop. Unknown properties
 * are errors.
 */

const ID = /^[a-z][a-z0-9-]*$/;
const id = z.string().regex(ID, 'must contain only lowercase letters, digits and dashes');
const nonEmpty = z.string().min(1);
export const adminText = z
  .union(
    [nonEmpty, z.object({ en: nonEmpty.describe('The English text.') }).catchall(nonEmpty)],
    'must be a string, or an object with a string for "en" and optionally for other languages',
  )
  .describe('The text: one for all languages, or one per language code.');

/** Creates the schema for a type: a known type, or a type from the extension's own module. */
const kindOf = <Kind extends string>(known: readonly string[]) =>
  z.custom<Kind>(
    (value) => typeof value === 'string' && (known.includes(value) || /^[\w@/-]+:\w+$/.test(value)),
    `must be one of ${known.join(', ')}, or have the form "loyalty:stars"`,
  );

export const column = z.strictObject({
  path: z
    .string()
    .regex(/^\w+(\.\w+)*$/, 'must be a path such as "customer.fullName"')
    .describe('The path of the value in a row.'),
  title: adminText,
  as: kindOf<AdminCellKind>(CELL_KINDS)
    .exactOptional()
    .meta({ type: 'string', description: 'The way in which the value is displayed. As text if absent.' }),
  sort: nonEmpty.exactOptional().describe('The sort key. If absent, the column is not sortable.'),
  isMinor: z.boolean().exactOptional().describe('True if narrow screens hide the column.'),
});

export const choice = z.strictObject({
  key: nonEmpty.describe('The filter key.'),
  title: adminText,
  values: z
    .array(z.strictObject({ value: z.string().describe('The filter value.'), label: adminText }))
    .describe('The available values.'),
});

export const list = z.strictObject({
  query: nonEmpty.describe('The query that reads the list, with the variable `filters`.'),
  columns: z.array(column).min(1).describe('The columns. The first one identifies the row.'),
  search: z
    .string()
    .regex(/^\w+(\[\w+\])?$/, 'must have the form "keyword" or "name[like]"')
    .exactOptional()
    .describe('The filter that the search sets. If absent, the list has no search.'),
  choices: z.array(choice).exactOptional().describe('The predefined filters above the list.'),
  empty: adminText.exactOptional(),
});

const field = z.strictObject({
  name: nonEmpty,
  label: adminText,
  help: adminText.exactOptional(),
  kind: kindOf<AdminFieldKind>(FIELD_KINDS).exactOptional(),
  words: z.record(z.string(), adminText).exactOptional(),
  of: z.enum(RECORD_KINDS).exactOptional(),
  initial: z.union([z.string(), z.number(), z.boolean()]).exactOptional(),
});

const section = z.strictObject({
  title: adminText,
  isSide: z.boolean().exactOptional(),
  fields: z.array(field).min(1),
});

const api = z.string().regex(/^\/api\/[\w/-]*\w$/, 'must be a path such as "/api/rewards"');

const resource = z.strictObject({
  id,
  title: adminText,
  icon: z.enum(ADMIN_ICONS).exactOptional(),
  section: z.enum(ADMIN_SECTIONS).exactOptional(),
  permission: nonEmpty,
  list,
  form: z
    .strictObject({
      api,
      nameField: nonEmpty,
      newTitle: adminText.exactOptional(),
      sections: z.array(section).min(1),
    })
    .exactOptional(),
});

const lists = Object.keys(ADMIN_LISTS) as AdminListId[];

const moduleFile = z.strictObject({
  file: z.instanceof(URL, {
    message: 'must be a URL, such as new URL("../admin/admin.js", import.meta.url)',
  }),
  contract: z.string().regex(/^\^\d+$/, 'must be a version range of @shop/admin, such as "^1"'),
  pages: z
    .array(
      z.strictObject({
        path: id,
        title: adminText,
        icon: z.enum(ADMIN_ICONS).exactOptional(),
        section: z.enum(ADMIN_SECTIONS).exactOptional(),
        permission: nonEmpty,
      }),
    )
    .exactOptional(),
  slots: z.array(z.strictObject({ slot: z.enum(ADMIN_SLOTS), permission: nonEmpty })).exactOptional(),
  actions: z
    .array(
      z.strictObject({
        id: nonEmpty,
        on: nonEmpty,
        title: adminText,
        permission: nonEmpty,
        isDangerous: z.boolean().exactOptional(),
      }),
    )
    .exactOptional(),
});

export const adminParts = z.strictObject({
  name: z.string(),
  resources: z.array(resource).exactOptional(),
  settingsPage: z
    .strictObject({
      title: adminText,
      about: adminText.exactOptional(),
      settings: z
        .array(
          z.strictObject({
            key: nonEmpty,
            label: adminText.exactOptional(),
            help: adminText.exactOptional(),
          }),
        )
        .min(1),
    })
    .exactOptional(),
  columns: z
    .array(
      z.strictObject({
        ...column.omit({ sort: true, isMinor: true }).shape,
        on: z.enum(lists),
        permission: nonEmpty,
        query: nonEmpty,
      }),
    )
    .exactOptional(),
  fields: z.array(z.strictObject({ ...section.shape, on: z.enum(ADMIN_FORMS), api })).exactOptional(),
  module: moduleFile.exactOptional(),
  texts: z
    .instanceof(URL, {
      message: 'must be the URL of a folder, such as new URL("../admin/texts/", import.meta.url)',
    })
    .exactOptional(),
});

/** Describes the first schema error in an extension's admin UI additions. Returns null if they are valid. */
export function shapeFault(parts: unknown): string | null {
  const [issue] = adminParts.safeParse(parts).error?.issues ?? [];
  if (!issue) return null;
  const place = issue.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return place === '' ? issue.message : `${place.slice(1)}: ${issue.message}`;
}
