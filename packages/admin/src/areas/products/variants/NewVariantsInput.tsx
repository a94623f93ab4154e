import { ActionIcon, Button, Group, Stack, TagsInput, Text } from '@mantine/core';
import type { CreateProductBody } from '@shop/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Autocomplete } from '../../../kit/inputs/choices/Choices.tsx';
import type { FieldInForm, FieldProps } from '../../../kit/form/field.ts';
import { useFieldValue } from '../../../kit/form/useFieldValue.ts';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { text } from '../../../text/text.ts';
import { groupAttributesQuery } from '../groupAttributes.ts';
import type { GroupAttribute } from '../groupAttributes.ts';
import { NewVariantsTable } from './NewVariantsTable.tsx';
import type { OwnValues } from './NewVariantsTable.tsx';
import { combine, findAttribute, skuOf } from './optionCode.ts';
import type { Axis } from './optionCode.ts';

/** Maximum number of options, and of variants, that the shop accepts in one request. */
const MOST_AXES = 5;
const MOST_VARIANTS = 500;

type Variants = NonNullable<CreateProductBody['variants']>;

/** Inputs for a new product's options, and a table of the resulting variants. Unneeded variants can be removed. */
export default function NewVariantsInput({ field, form, change: setVariants }: FieldProps<Variants | ''>) {
  const { attributes, axes, setAxes, all, ordered, own, setOwn, setMain, sku } = useNewVariants(
    form,
    setVariants,
  );
  const change = (place: number, next: Axis) => setAxes(axes.with(place, next));
  return (
    <Stack gap="md">
      <Text c="dimmed">{text('products.variants.help')}</Text>
      {axes.map((axis, place) => (
        <AxisInput
          key={place}
          axis={axis}
          attributes={attributes.filter(({ type }) => type === 'select')}
          change={(next) => change(place, next)}
          remove={() => setAxes(axes.filter((_, other) => other !== place))}
        />
      ))}
      {axes.length < MOST_AXES && (
        <Group>
          <Button
            variant="default"
            leftSection={<Icon name="plus" />}
            onClick={() => setAxes([...axes, { name: '', options: [] }])}
          >
            {text(axes.length === 0 ? 'products.variants.begin' : 'products.variants.addOption')}
          </Button>
        </Group>
      )}
      {all.length > MOST_VARIANTS ? (
        <Text c="red">{text('products.variants.tooMany', { count: MOST_VARIANTS })}</Text>
      ) : (
        all.length > 0 && (
          <NewVariantsTable
            variants={all}
            own={own}
            main={ordered[0]?.key ?? null}
            skuOf={(variant) => own[variant.key]?.sku ?? skuOf(sku, variant.texts)}
            faultsOf={({ key }) => {
              const place = ordered.findIndex((variant) => variant.key === key);
              return place < 0 ? [] : faultsAt(form.errors, `${field.name}.${place}`);
            }}
            change={(key, values) =>
              setOwn((before) => ({ ...before, [key]: { ...before[key], ...values } }))
            }
            makeMain={setMain}
          />
        )
      )}
      {form.errors[field.name] && <Text c="red">{form.errors[field.name]}</Text>}
    </Stack>
  );
}

/** Manages the entered options and variants. The field value is calculated from them. */
function useNewVariants(form: FieldInForm['form'], setVariants: (variants: Variants | '') => void) {
  const group = String(useFieldValue<CreateProductBody>(form, 'group_id') ?? '');
  const sku = String(useFieldValue<CreateProductBody>(form, 'sku') ?? '');
  const { data: attributes = [] } = useQuery(groupAttributesQuery(group));
  const [axes, setAxes] = useState<readonly Axis[]>([]);
  const [own, setOwn] = useState<Readonly<Record<string, OwnValues>>>({});
  const [main, setMain] = useState<string | null>(null);
  const all = combine(axes, attributes);
  const retained = all.filter(({ key }) => !own[key]?.isDropped);
  const ordered = [
    ...retained.filter(({ key }) => key === main),
    ...retained.filter(({ key }) => key !== main),
  ];
  const entries = ordered.map(({ key, texts, options }) => {
    const { sku: typed, price, qty } = own[key] ?? {};
    return {
      sku: typed ?? skuOf(sku, texts),
      options,
      ...(price !== undefined && price !== '' && { price }),
      ...(qty !== undefined && qty !== '' && { qty }),
    };
  });
  useEffect(() => {
    setVariants(entries.length > 0 ? entries : '');
  }, [JSON.stringify(entries)]);
  return { attributes, axes, setAxes, all, ordered, own, setOwn, setMain, sku };
}

/** Lists a variant's errors, including the errors of its individual values. */
const faultsAt = (errors: FieldInForm['form']['errors'], path: string): readonly string[] =>
  Object.entries(errors)
    .filter(([at]) => at === path || at.startsWith(`${path}.`))
    .map(([, message]) => String(message));

interface AxisProps {
  readonly axis: Axis;
  readonly attributes: readonly GroupAttribute[];
  change(axis: Axis): void;
  remove(): void;
}

function AxisInput({ axis: { name, options }, attributes, change, remove }: AxisProps) {
  const known = findAttribute(attributes, name)?.options.map(({ optionText }) => optionText) ?? [];
  return (
    <Group align="flex-end" wrap="nowrap" className="axis">
      <Autocomplete
        label={text('products.variants.option')}
        placeholder={text('products.variants.option.example')}
        data={attributes.map(({ attributeName }) => attributeName)}
        value={name}
        onChange={(next) => change({ name: next, options })}
        w={180}
      />
      <TagsInput
        label={text('products.variants.values')}
        placeholder={options.length === 0 ? text('products.variants.values.example') : ''}
        data={known}
        value={[...options]}
        onChange={(next) => change({ name, options: next })}
        acceptValueOnBlur
        flex={1}
      />
      <ActionIcon
        variant="subtle"
        color="red"
        size={36}
        aria-label={text('products.variants.removeOption', {
          name: name || text('products.variants.option'),
        })}
        onClick={remove}
      >
        <Icon name="trash" />
      </ActionIcon>
    </Group>
  );
}
