import { keyText } from '../../platform/text/keyText.ts';
import { z } from 'zod';
import { createdAt, entityId, entityUuid, int, text, updatedAt, uuid } from '../../platform/db/columns.ts';
import { line } from '../../platform/http/forms/bodyFields.ts';
import { linkField } from '../pageBuilder/index.ts';
import { parseUrn, urnOf } from '../urls/index.ts';

/** An item as statements read it, with the entity that its target refers to. */
export const itemRow = z.object({
  uuid,
  parent: uuid.nullable(),
  name: text,
  target: text.nullable(),
  /** The kind and paths of the target entity. Null if there is none. */
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
  name: text.describe('The words of the item. They are translated as `menu_item`.'),
  target: text
    .nullable()
    .describe('Where the item leads: a path, an address, or the URN of a record; null: nowhere.'),
};
const thirdItem = z.object(itemFields);
const secondItem = thirdItem.extend({ children: z.array(thirdItem).describe('The items below it.') });
const firstItem = thirdItem.extend({ children: z.array(secondItem).describe('The items below it.') });

/** Describes a menu as returned by the REST API. */
export const menuAnswer = z.object({
  menu_id: entityId,
  uuid: entityUuid,
  code: text.describe('The code by which themes and front ends know the menu, such as `header`; unique.'),
  name: text.describe('The name for administrators.'),
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
  .describe('Where the item leads: a path, an address, or the URN of a record; null: nowhere.');
const sentFields = {
  uuid: z.uuid().optional().describe('The item as it was answered; absent: a new one.'),
  name: line('name').describe('The words of the item.'),
  target,
};
const sentThird = z.object({
  ...sentFields,
  children: z
    .array(z.record(z.string(), z.unknown()))
    .max(0, 'A menu can have at most three levels')
    .optional()
    .transform(() => undefined)
    .describe('There are no items below the third level: absent or empty.'),
});
const below = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(MAX_ITEMS).optional().describe('The items below it.');
const sentSecond = z.object({ ...sentFields, children: below(sentThird) });
const sentFirst = z.object({ ...sentFields, children: below(sentSecond) });
/** An item in a request body, with its children. */
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
    .describe('The code by which themes and front ends know the menu, such as `header`; unique.'),
  name: line('name').describe('The name for administrators.'),
  items: z
    .array(sentFirst)
    .max(MAX_ITEMS)
    .describe('The items, up to three levels. The whole list is replaced.'),
};

/** Describes the body of a request that creates a menu. */
export const newMenuBody = z.object(fields).partial({ items: true });
/** Describes the body of a request that updates a menu. Omitted fields keep their values. */
export const menuBody = z.object(fields).partial();
export type NewMenuBody = z.output<typeof newMenuBody>;
export type MenuBody = z.output<typeof menuBody>;
