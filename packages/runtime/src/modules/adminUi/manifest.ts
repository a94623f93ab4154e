import { z } from 'zod';
import { ADMIN_FORMS, ADMIN_LISTS, ADMIN_SLOTS } from './contract.ts';
import { adminText, column, list } from './shape.ts';

const extension = z.string().describe('The name of the extension.');
const permission = z.string().describe('The required permission.');
const icon = z.string().describe('The icon of the link.');
const section = z.string().describe('The navigation group that contains the link.');
const field = z.object({
  name: z.string().describe('The key in the request body.'),
  label: adminText,
  help: adminText.optional(),
  kind: z.string().describe('The input type.'),
  isRequired: z.boolean().describe('True if the field is required.'),
  choices: z
    .array(z.object({ value: z.string().describe('The value.'), label: adminText }))
    .optional()
    .describe('The available values.'),
  of: z.string().optional().describe('The type of records to select from.'),
  initial: z.unknown().optional().describe('The initial value in the form of a new record.'),
});
const fields = z.object({
  title: adminText,
  isSide: z.boolean().describe('True if the card is in the narrow column.'),
  fields: z.array(field).describe('The fields.'),
});
const nullablePermission = permission.nullable();

/** The manifest response: the extensions' admin UI additions that the administrator may see. */
export const manifest = z.object({
  resources: z
    .array(
      z.object({
        extension,
        id: z.string().describe('The last path segment.'),
        title: adminText,
        icon,
        section,
        permission,
        list: z
          .object({
            ...list.shape,
            key: z.string().describe('The field of the query response that contains the page of rows.'),
          })
          .describe('The list.'),
        form: z
          .object({
            api: z.string().describe('The path of the collection in the REST API.'),
            nameField: z.string().describe('The field that identifies a record.'),
            newTitle: adminText.optional(),
            create: nullablePermission,
            update: nullablePermission,
            delete: nullablePermission,
            sections: z.array(fields).describe('The cards that contain the fields.'),
          })
          .nullable()
          .describe('The form. Null if the records have no detail page.'),
      }),
    )
    .describe('The record types with a list and, optionally, a form.'),
  settings_pages: z
    .array(
      z.object({
        extension,
        title: adminText,
        about: adminText.optional(),
        settings: z
          .array(
            z.object({
              key: z.string().describe('The settings key.'),
              label: adminText.optional(),
              help: adminText.optional(),
            }),
          )
          .describe('The settings, in display order.'),
      }),
    )
    .describe('The settings pages.'),
  columns: z
    .array(
      z.object({
        extension,
        on: z.enum(Object.keys(ADMIN_LISTS) as [string, ...string[]]).describe('The list.'),
        key: z.string().describe('The field of the query response that contains the page of rows.'),
        query: z.string().describe('The query that reads the values, with the variable `filters`.'),
        path: column.shape.path,
        title: adminText,
        as: column.shape.as,
      }),
    )
    .describe('The columns added to lists of other modules.'),
  fields: z
    .array(
      z.object({
        extension,
        on: z.enum(ADMIN_FORMS).describe('The record type.'),
        api: z.string().describe("The path of the values, to which the record's UUID is appended."),
        update: permission,
        ...fields.shape,
      }),
    )
    .describe("The field cards added to pages of other modules' records."),
  modules: z
    .array(
      z.object({
        extension,
        address: z.string().describe('The URL of the module.'),
        styles: z.string().nullable().describe('The URL of the stylesheet. Null if there is none.'),
        contract: z.string().describe('The version of `@shop/admin` that the module was built for.'),
        pages: z
          .array(
            z.object({
              path: z.string().describe('The last path segment. `index` is the page without one.'),
              title: adminText,
              icon,
              section,
              permission,
            }),
          )
          .describe("The module's pages."),
        slots: z.array(z.enum(ADMIN_SLOTS)).describe('The page slots in which the module renders content.'),
        actions: z
          .array(
            z.object({
              id: z.string().describe('The name of the action.'),
              on: z.string().describe('The list.'),
              title: adminText,
              permission,
              isDangerous: z.boolean().describe('True if the administrator must confirm the action.'),
            }),
          )
          .describe("The module's bulk actions."),
      }),
    )
    .describe('The modules that browsers load when a part of them is shown.'),
  texts: z
    .array(
      z.object({
        extension,
        files: z
          .record(z.string(), z.string())
          .describe('The addresses of the files with its texts, by language.'),
      }),
    )
    .describe('The texts of extensions, which everybody may read.'),
});
