import { Button, Input, SimpleGrid, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { CreateMetafieldDefinitionBody } from '@shop/sdk';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import type { FieldProps } from '../../kit/form/field.ts';
import { useFieldValue } from '../../kit/form/useFieldValue.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { RowTools } from '../../kit/shared/RowTools.tsx';
import { text } from '../../text/text.ts';
import { FIELD_TYPES } from '../../kit/metafields/definitions.ts';
import type { FieldDescription, FieldType } from '../../kit/metafields/definitions.ts';
import { Rules } from './RulesInput.tsx';

/** Fields of a group, which may be nested up to three levels. */
export function SubFieldsInput({ form, value: fields, change }: FieldProps<readonly FieldDescription[]>) {
  const type = useFieldValue<CreateMetafieldDefinitionBody>(form, 'fieldType');
  if (type !== 'group') return null;
  const faults = Object.entries(form.errors).filter(([path]) => path.startsWith('subFields'));
  return (
    <>
      <SubFields fields={fields} level={1} onChange={change} />
      {faults.map(([path, message]) => (
        <Text key={path} c="red" size="xs">
          {message}
        </Text>
      ))}
    </>
  );
}

interface Props {
  readonly fields: readonly FieldDescription[];
  /** One-based nesting level. */
  readonly level: number;
  onChange(fields: readonly FieldDescription[]): void;
}

const MAX_LEVEL = 3;

const SubFields = ({ fields, level, onChange }: Props) => (
  <Input.Wrapper label={text('metafields.subFields')} labelElement="div">
    <Stack gap="xs" mt={4}>
      {fields.map((field, index) => (
        <SubField
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          field={field}
          index={index}
          count={fields.length}
          level={level}
          change={(next) => onChange(fields.with(index, next))}
          move={(to) => onChange(fields.toSpliced(index, 1).toSpliced(to, 0, field))}
          remove={() => onChange(fields.toSpliced(index, 1))}
        />
      ))}
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<Icon name="plus" />}
        onClick={() => onChange([...fields, { key: '', name: '', type: 'short_text' }])}
      >
        {text('metafields.subFields.add')}
      </Button>
    </Stack>
  </Input.Wrapper>
);

interface SubFieldProps {
  readonly field: FieldDescription;
  readonly index: number;
  readonly count: number;
  readonly level: number;
  change(field: FieldDescription): void;
  move(to: number): void;
  remove(): void;
}

function SubField({ field, index, count, level, change, move, remove }: SubFieldProps) {
  const name = field.name || text('metafields.subField', { number: index + 1 });
  const types = level < MAX_LEVEL ? FIELD_TYPES : FIELD_TYPES.filter((type) => type !== 'group');
  const ofType = (type: FieldType): FieldDescription => {
    const { subFields: _subFields, ...rest } = field;
    return { ...rest, type, validations: [], ...(type === 'group' && { subFields: [] }) };
  };
  return (
    <Stack gap="xs" className="groupOfFields" role="group" aria-label={name}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs">
        <TextInput
          label={text('metafields.name')}
          value={field.name ?? ''}
          onChange={({ currentTarget }) => change({ ...field, name: currentTarget.value })}
        />
        <TextInput
          label={text('metafields.key')}
          required
          value={field.key}
          onChange={({ currentTarget }) => change({ ...field, key: currentTarget.value })}
        />
        <Select
          label={text('metafields.type')}
          data={types.map((value) => ({ value, label: text(`metafields.type.${value}`) }))}
          value={field.type}
          onChange={(type) => change(ofType(FIELD_TYPES.find((one) => one === type) ?? field.type))}
        />
      </SimpleGrid>
      <div className="listRow">
        <SimpleGrid cols={2}>
          <Switch
            label={text('metafields.isList')}
            checked={field.isList ?? false}
            onChange={({ currentTarget }) => change({ ...field, isList: currentTarget.checked })}
          />
          <Switch
            label={text('metafields.isRequired')}
            checked={field.required ?? false}
            onChange={({ currentTarget }) => change({ ...field, required: currentTarget.checked })}
          />
        </SimpleGrid>
        <RowTools name={name} index={index} count={count} move={move} remove={remove} />
      </div>
      <Explanation field={field} change={change} />
      {field.type === 'group' && (
        <SubFields
          fields={field.subFields ?? []}
          level={level + 1}
          onChange={(subFields) => change({ ...field, subFields })}
        />
      )}
    </Stack>
  );
}

/** Inputs that explain a group field to editors, with its help text, an example and its rules. */
const Explanation = ({ field, change }: Pick<SubFieldProps, 'field' | 'change'>) => (
  <>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
      <Textarea
        label={text('metafields.description')}
        autosize
        value={field.description ?? ''}
        onChange={({ currentTarget }) => change({ ...field, description: currentTarget.value || null })}
      />
      <TextInput
        label={text('metafields.placeholder')}
        value={field.appearance?.placeholder ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ ...field, appearance: value === '' ? {} : { placeholder: value } })
        }
      />
    </SimpleGrid>
    <Rules
      type={field.type}
      rules={field.validations ?? []}
      onChange={(validations) => change({ ...field, validations })}
    />
  </>
);
