import { richRows } from '../../platform/html/richText.ts';
import type { ReadContext } from '../../platform/loading/readContext.ts';
import type { PageMetafield } from './contract.ts';
import { descriptorOf } from './definition.ts';
import type { FieldDescriptor } from './field.ts';
import type { MetaData } from './metaData.ts';
import { valuesShownTo } from './metafieldFields.ts';
import { isObject, ownValue } from './ownValue.ts';

/**
 * Reads the metafields that the page of an entity shows, by their position: those that the reader may see and that have a
 * value. One statement in a request for each owner type, and none where the entity has no values.
 */
export async function pageMetafields(
  context: ReadContext,
  ownerType: string,
  metaData: MetaData,
): Promise<readonly PageMetafield[]> {
  if (Object.keys(metaData).length === 0) return [];
  const shown = await valuesShownTo(context, ownerType, metaData);
  return shown.flatMap(({ field, value }) => {
    const { namespace, field_key: key, name, field_type: type } = field;
    const rendered = value === null ? null : shownValue(descriptorOf(field), value);
    return rendered === null ? [] : [{ namespace, key, name, type, value: rendered }];
  });
}

/** Makes rich text of rows, in lists and groups too. An entry of a list of rich text has its rows in `content`. */
function shownValue({ isList, ...field }: FieldDescriptor, value: unknown): unknown {
  if (isList) {
    const items = Array.isArray(value) ? value : [];
    return items.map((item: unknown) =>
      shownValue(field, field.type === 'rich_text' && isObject(item) ? item['content'] : item),
    );
  }
  if (field.type === 'rich_text') return Array.isArray(value) ? richRows(value) : null;
  if (field.type !== 'group' || !isObject(value)) return value;
  return Object.fromEntries(
    (field.subFields ?? []).flatMap((inner) => {
      const own = ownValue(value, inner.key);
      return own === undefined || own === null ? [] : [[inner.key, shownValue(inner, own)]];
    }),
  );
}
