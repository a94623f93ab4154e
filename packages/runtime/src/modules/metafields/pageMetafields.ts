import { richRows } from '../../platform/html/richText.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { ReadContext } from '../../platform/loading/readContext.ts';
import type { PageMetafield } from './contract.ts';
import { descriptorOf } from './definition.ts';
import type { FieldDescriptor } from './field.ts';
import { fieldSetOf } from './fieldSet.ts';
import type { Field } from './fieldSet.ts';
import type { MetaData } from './metaData.ts';
import { isRecord } from '../../platform/isRecord.ts';
import { ownValue } from './ownValue.ts';

/**
 * Reads the metafields for an entity's page sorted by position. Includes only fields that are visible to the visitor
 * and have a value. Executes one SQL statement per owner type and request, or none if the entity has no values.
 */
export async function pageMetafields(
  context: ReadContext,
  ownerType: string,
  metaData: MetaData,
): Promise<readonly PageMetafield[]> {
  if (Object.keys(metaData).length === 0) return [];
  const fields = await visibleFields(ownerType, context);
  return fields.flatMap((field) => {
    const { namespace, field_key: key, name, field_type: type } = field;
    const value = valueOf(field, metaData);
    const rendered = value === null ? null : shownValue(descriptorOf(field), value);
    return rendered === null ? [] : [{ namespace, key, name, type, value: rendered }];
  });
}

/**
 * Converts stored rows to rich text, including in lists and groups. In a list of rich texts, each entry has its rows
 * in `content`.
 */
function shownValue({ isList, ...field }: FieldDescriptor, value: unknown): unknown {
  if (isList) {
    const items = Array.isArray(value) ? value : [];
    return items.map((item: unknown) =>
      shownValue(field, field.type === 'rich_text' && isRecord(item) ? item['content'] : item),
    );
  }
  if (field.type === 'rich_text') return Array.isArray(value) ? richRows(value) : null;
  if (field.type !== 'group' || !isRecord(value)) return value;
  return Object.fromEntries(
    (field.subFields ?? []).flatMap((inner) => {
      const own = ownValue(value, inner.key);
      return own === undefined || own === null ? [] : [[inner.key, shownValue(inner, own)]];
    }),
  );
}

/**
 * Lists the fields visible to the caller. Administrators with the owner's read permission can see all fields. Other
 * callers can see only the fields visible to customers.
 */
export async function visibleFields(
  ownerType: string,
  { app, loader, caller }: ReadContext,
): Promise<readonly Field[]> {
  const { fields } = await loader(fieldSetOf)(ownerType);
  const permission = app.registry('metafieldOwners').get(ownerType)?.readPermission;
  const seesAll = permission !== undefined && holdsPermission(caller, permission);
  return seesAll ? fields : fields.filter((field) => field.visible_to_customer);
}

/** Returns the value of a field, or null if the field has no value. */
export const valueOf = ({ namespace, field_key: key }: Field, values: MetaData): unknown =>
  ownValue(ownValue(values, namespace) as object | undefined, key) ?? null;
