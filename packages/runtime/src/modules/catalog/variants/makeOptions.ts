import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { noColumns } from '../../../platform/db/columns.ts';
import { idRefOf } from '../../../platform/db/ids.ts';
import { newAttributeBody } from '../attributes/attributeBody.ts';
import { textKey } from '../../../platform/text/keyText.ts';
import { optionNamed } from '../attributes/attributeOptions.ts';
import { listAttributeSpecs } from '../attributes/productAttribute.repo.ts';
import type { AttributeSpec } from '../attributes/attribute.ts';
import { createAttribute } from '../attributes/writeAttribute.ts';
import {
  attributeNotInGroup,
  attributeNotSelect,
  optionNotOfAttribute,
  unknownAttribute,
} from '../errors.ts';
import type { VariantEntry } from './variantEntry.ts';
import { validator } from '../../../platform/http/forms/validation.ts';

/** True if missing attributes and options will be created. */
export interface Making {
  readonly attributes: boolean;
  readonly options: boolean;
}

const readAttribute = validator(newAttributeBody, 'body') as (
  sent: unknown,
) => ReturnType<typeof newAttributeBody.parse>;

/**
 * Looks up the attributes that distinguish the variants in the entries, in the order of the first entry, and creates missing attributes and
 * options: select attributes of the group, which lists can be filtered by, pages show, and the forms of other products do not require.
 * Returns their ids. Throws 400 for an attribute that is not a select attribute or not in the group, and for a missing attribute that must
 * not be created.
 */
export async function makeOptions(
  tx: Db,
  group: string,
  entries: readonly VariantEntry[],
  making: Making,
): Promise<readonly number[]> {
  const codes = Object.keys(entries[0]?.options ?? {});
  const specs = await specsOf(tx, group, codes);
  const textsOf = (code: string) =>
    [
      ...Map.groupBy(
        entries.flatMap(({ options }) => options[code] ?? []),
        textKey,
      ).values(),
    ].map(([text = '']) => text);
  for (const code of codes) {
    const spec = specs.get(code);
    if (spec) await addOptions(tx, spec, textsOf(code), making);
    else if (making.attributes) await createAttribute(tx, attributeBodyOf(code, group, textsOf(code)));
    else throw unknownAttribute(code);
  }
  const made = codes.every((code) => specs.has(code)) ? specs : await specsOf(tx, group, codes);
  return codes.map((code) => (made.get(code) as AttributeSpec).attribute_id);
}

async function specsOf(tx: Db, group: string, codes: readonly string[]) {
  const specs = await listAttributeSpecs(tx, idRefOf(group), codes);
  return new Map(specs.map((spec) => [spec.attribute_code, spec]));
}

const attributeBodyOf = (code: string, group: string, texts: readonly string[]) =>
  readAttribute({
    attribute_code: code,
    attribute_name: `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`,
    type: 'select',
    is_filterable: true,
    display_on_frontend: true,
    is_variant_only: true,
    groups: [group],
    options: texts.map((option_text) => ({ option_text })),
  });

async function addOptions(
  tx: Db,
  { attribute_id: id, attribute_code: code, type, in_group, options }: AttributeSpec,
  texts: readonly string[],
  making: Making,
): Promise<void> {
  if (type !== 'select') throw attributeNotSelect(code);
  if (!in_group) throw attributeNotInGroup(code);
  const missing = texts.filter((text) => !optionNamed(options, text));
  const [first] = missing;
  if (first === undefined) return;
  if (!making.options) throw optionNotOfAttribute(code, first);
  // Lock the attribute, so that concurrent transactions create an option only once.
  await tx.run(sql.type(noColumns)`select from attribute where attribute_id = ${id} for no key update`);
  await tx.run(sql.type(noColumns)`
    insert into attribute_option (attribute_id, option_text, sort_order)
    select ${id}::int, n.text, n.place + (
      select coalesce(max(sort_order), -1) from attribute_option where attribute_id = ${id})
    from unnest(${sql.array(missing, 'text')}) with ordinality as n (text, place)
    where not exists (select from attribute_option o where o.attribute_id = ${id} and text_key(o.option_text) = text_key(n.text))`);
}
