import type { CreateVariantGroupBody } from '@shop/sdk';
import { useQuery } from '@tanstack/react-query';
import { MultiSelect } from '../../../kit/inputs/choices/Choices.tsx';
import type { FieldProps } from '../../../kit/form/field.ts';
import { useFieldValue } from '../../../kit/form/useFieldValue.ts';
import { text } from '../../../text/text.ts';
import { groupAttributesQuery } from '../groupAttributes.ts';

/**
 * Input for the attributes that distinguish the variants of a new group. Up to five select attributes of the attribute group can be
 * selected, in order.
 */
export function CodesInput({ field, form, value: codes, change }: FieldProps<readonly string[]>) {
  const group = String(useFieldValue<CreateVariantGroupBody>(form, 'attribute_group_id') ?? '');
  const { data: attributes = [] } = useQuery(groupAttributesQuery(group));
  const data = attributes
    .filter(({ type }) => type === 'select')
    .map(({ attributeCode, attributeName }) => ({ value: attributeCode, label: attributeName }));
  return (
    <MultiSelect
      label={text(field.label)}
      {...(field.help && { description: text(field.help) })}
      required
      data={data}
      value={[...codes]}
      onChange={change}
      maxValues={5}
      hidePickedOptions
      searchable
      nothingFoundMessage={text('variantGroups.attributes.none')}
      error={form.errors[field.name]}
      data-path={field.name}
    />
  );
}
