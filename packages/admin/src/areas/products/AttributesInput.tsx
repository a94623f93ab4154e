import { Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UpdateProductBody } from '@shop/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { MultiSelect, Select } from '../../kit/inputs/choices/Choices.tsx';
import type { FieldProps } from '../../kit/form/field.ts';
import { useFieldValue } from '../../kit/form/useFieldValue.ts';
import { text } from '../../text/text.ts';
import { groupAttributesQuery } from './groupAttributes.ts';
import type { GroupAttribute } from './groupAttributes.ts';

/** An attribute value in product request bodies: a text, a date, an option's integer id or a list of option ids. */
type Entry = NonNullable<UpdateProductBody['attributes']>[number];

/** Inputs for a product's attribute values, with one input per attribute of the selected group. */
export default function AttributesInput({
  field,
  form,
  value: entries,
  change: set,
}: FieldProps<readonly Entry[]>) {
  const group = String(useFieldValue<UpdateProductBody>(form, 'group_id') ?? '');
  const { data: attributes, refetch } = useQuery(groupAttributesQuery(group));
  const before = useRef(group);
  useEffect(() => {
    if (!attributes) return;
    const codes = new Set(attributes.map(({ attributeCode }) => attributeCode));
    const isKnown = ({ attribute_code: code }: Entry) => codes.has(code);
    const isOther = group !== before.current;
    before.current = group;
    if (entries.every(isKnown)) return;
    // The shop rejects values of another group's attributes. An unknown attribute in the same group was created after the group was loaded,
    // for example with variants, so its value is kept.
    if (isOther) set(entries.filter(isKnown));
    else void refetch();
  }, [attributes]);
  if (!attributes) return <Skeleton height={36} />;
  const required = attributes.filter(({ attributeCode: code, isRequired, isVariantOnly }) =>
    // An attribute created for other products' variant options is shown only if the product has a value for it.
    isVariantOnly && !isRequired ? entries.some((entry) => entry.attribute_code === code) : true,
  );
  if (required.length === 0) return <Text c="dimmed">{text('products.attributes.none')}</Text>;
  const refusal = String(form.errors[field.name] ?? '');
  const isNamed = required.some(({ attributeCode }) => refusal.includes(`"${attributeCode}"`));
  return (
    <Stack gap="sm">
      {refusal !== '' && !isNamed && <Text c="red">{refusal}</Text>}
      {required.map((attribute) => {
        const { attributeCode: code } = attribute;
        return (
          <AttributeInput
            key={code}
            attribute={attribute}
            value={entries.find((entry) => entry.attribute_code === code)?.value ?? null}
            error={refusal.includes(`"${code}"`) ? refusal : null}
            change={(value) =>
              set([
                ...entries.filter((entry) => entry.attribute_code !== code),
                { attribute_code: code, value },
              ])
            }
          />
        );
      })}
    </Stack>
  );
}

interface Props {
  readonly attribute: GroupAttribute;
  readonly value: Entry['value'];
  readonly error: string | null;
  change(value: Entry['value']): void;
}

function AttributeInput({ attribute, value, error, change }: Props) {
  const { attributeName: label, type, isRequired, options } = attribute;
  const data = options.map(({ optionId, optionText }) => ({ value: String(optionId), label: optionText }));
  const common = { label, required: isRequired, error };
  if (type === 'select')
    return (
      <Select
        {...common}
        data={data}
        value={value === null ? null : String(value)}
        onChange={(next) => change(next === null ? null : Number(next))}
        clearable={!isRequired}
        searchable={data.length > 10}
        placeholder={text(isRequired ? 'form.choose' : 'form.none')}
      />
    );
  if (type === 'multiselect')
    return (
      <MultiSelect
        {...common}
        data={data}
        value={(Array.isArray(value) ? value : []).map(String)}
        onChange={(next) => change(next.map(Number))}
        searchable
      />
    );
  const typed = { ...common, value: String(value ?? '') };
  if (type === 'textarea')
    return (
      <Textarea {...typed} autosize minRows={2} onChange={(event) => change(event.currentTarget.value)} />
    );
  return (
    <TextInput
      {...typed}
      type={type === 'date' ? 'date' : 'text'}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
