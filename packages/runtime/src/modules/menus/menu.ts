import { keyText } from '../../platform/text/keyText.ts';
import { z } from 'zod';
import { createdAt, entityId, entityUuid, int, text, updatedAt, uuid } from '../../platform/db/columns.ts';
import { line } from '../../platform/http/forms/bodyFields.ts';
import { linkField } from '../pageBuilder/index.ts';
import { parseUrn, urnOf } from '../urls/index.ts';

/** A menu item as SQL statements return it, with its target entity. */
export const itemRow = z.object({
  uuid,
  parent: uuid.nullable(),
  name: text,
  target: text.nullable(),
  /** The target entity's type and paths. Null if the item has no target entity. */
  type: text.nullable(),
  path: text.nullable(),
  paths: z.record(z.string(), z.string()).nullable(),
});
export type ItemRow = z.output<typeof itemRow>;

export const menuRow = z.object({
  menu_id: int,
  uuid,
  code: text,
  name: text,
  items: z.array(itemRow),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type MenuRow = z.output<typeof menuRow>;

const itemFields = {
  uuid: entityUuid,
  name: text.describe('The label of the item, translated as `menu_item`.'),
  target: text
    .nullable()
    .describe('The link target: a path, a URL, or the URN of a record. Null if the item has no link.'),
};
const thirdItem = z.object(itemFields);
const secondItem = thirdItem.extend({ children: z.array(thirdItem).describe('The child items.') });
const firstItem = thirdItem.extend({ children: z.array(secondItem).describe('The child items.') });

/** Describes a menu as returned by the REST API. */
export const menuAnswer = z.object({
  menu_id: entityId,
  uuid: entityUuid,
  code: text.describe(
    'The code that themes and front ends use for the menu, such as `header`. Must be unique.',
  ),
  name: text.describe('The name shown to administrators.'),
  items: z.array(firstItem).describe('The items, up to three levels.'),
  created_at: createdAt,
  updated_at: updatedAt,
});

const MAX_ITEMS = 100;

const target = linkField
  .nullish()
  .transform((sent) => {
    const urn = sent ? parseUrn(sent) : null;
    return urn ? urnOf(urn.kind, urn.uuid) : (sent ?? null);
  })
  .describe('The link target: a path, a URL, or the URN of a record. Null if the item has no link.');
const sentFields = {
  uuid: z.uuid().optional().describe('The existing item, by UUID. Absent for a new item.'),
  name: line('name').describe('The label of the item.'),
  target,
};
const sentThird = z.object({
  ...sentFields,
  children: z
    .array(z.record(z.string(), z.unknown()))
    .max(0, 'A menu can have at most three levels')
    .optional()
    .transform(() => undefined)
    .describe('Absent or empty, because menus have at most three levels.'),
});
const below = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(MAX_ITEMS).optional().describe('The child items.');
const sentSecond = z.object({ ...sentFields, children: below(sentThird) });
const sentFirst = z.object({ ...sentFields, children: below(sentSecond) });
/** A menu item in a request body, with its children. */
export interface SentItem {
  readonly uuid?: string | undefined;
  readonly name: string;
  readonly target: string | null;
  readonly children?: readonly SentItem[] | undefined;
}

const fields = {
  code: z
    .string('code is required')
    .overwrite(keyText)
    .max(100)
    .regex(
      /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/,
      'code must contain only lowercase letters, digits, hyphens and underscores',
    )
    .describe('The code that themes and front ends use for the menu, such as `header`. Must be unique.'),
  name: line('name').describe('The name shown to administrators.'),
  items: z
    .array(sentFirst)
    .max(MAX_ITEMS)
    .describe('The items, up to three levels. Replaces the whole list.'),
};

/** Describes the body of a request that creates a menu. */
export const newMenuBody = z.object(fields).partial({ items: true });
/** Describes the body of a request that updates a menu. Omitted fields keep their values. */
export const menuBody = z.object(fields).partial();
export type NewMenuBody = z.output<typeof newMenuBody>;
export type MenuBody = z.output<typeof menuBody>;
