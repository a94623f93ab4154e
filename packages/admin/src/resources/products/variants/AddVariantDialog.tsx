import { Button, Divider, Group, Modal, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Values } from '../../../form/defineForm.ts';
import { Problem } from '../../../shared/Problem.tsx';
import { text } from '../../../text/text.ts';
import { groupAttributesQuery } from '../groupAttributes.ts';
import { addExisting, addNew } from './addVariant.ts';
import { CandidateSelect } from './CandidateSelect.tsx';
import { skuOf } from './optionCode.ts';
import type { VariantGroup } from './variantsQuery.ts';

interface Props {
  readonly record: Values;
  readonly group: VariantGroup;
  close(): void;
}

/** Adds a variant to a group: a new one by its options, or a product that is there already. */
export function AddVariantDialog({ record, group, close }: Props) {
  const { axes, options, choose, texts, sku, qty, type, candidate, pick, add } = useNewMember({
    record,
    group,
    close,
  });
  return (
    <Modal opened onClose={close} title={text('products.variants.add')} centered>
      <Stack>
        {add.error && <Problem error={add.error} />}
        {axes.map(({ code, name, data }) => (
          <Select
            key={code}
            label={name}
            data={data}
            required
            disabled={candidate !== null}
            searchable={data.length > 10}
            placeholder={text('form.choose')}
            value={options[code] ?? null}
            onChange={(value) => choose({ ...options, [code]: value ?? '' })}
          />
        ))}
        <Group grow>
          <TextInput
            label={text('products.sku')}
            value={sku}
            disabled={candidate !== null}
            onChange={(event) => type({ sku: event.currentTarget.value })}
          />
          <NumberInput
            label={text('products.stock')}
            value={qty}
            disabled={candidate !== null}
            allowDecimal={false}
            onChange={(next) => type({ qty: next })}
          />
        </Group>
        <Divider label={text('products.variants.orExisting')} />
        <CandidateSelect group={group.uuid} value={candidate} pick={pick} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {text('app.back')}
          </Button>
          <Button
            loading={add.isPending}
            disabled={candidate === null && texts.length < axes.length}
            onClick={() => add.mutate()}
          >
            {text('products.variants.add')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface Typed {
  readonly sku?: string;
  readonly qty?: number | string;
}

/** What was entered for a variant that is to be added. */
function useNewMember({ record, group, close }: Props) {
  const client = useQueryClient();
  const { data: attributes = [] } = useQuery(groupAttributesQuery(String(record['group_id'])));
  const [options, choose] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState<Typed>({});
  const [candidate, pick] = useState<string | null>(null);
  const axes = group.variantAttributes.map(({ attributeCode, attributeName }) => {
    const known = attributes.find((attribute) => attribute.attributeCode === attributeCode)?.options ?? [];
    const data = known.map(({ optionId, optionText }) => ({ value: String(optionId), label: optionText }));
    return { code: attributeCode, name: attributeName, data };
  });
  const texts = axes.flatMap(
    ({ code, data }) => data.find(({ value }) => value === options[code])?.label ?? [],
  );
  const sku = typed.sku ?? skuOf(String(record['sku']), texts);
  const qty = typed.qty ?? 0;
  const add = useMutation({
    mutationFn: () =>
      candidate === null
        ? addNew(group.uuid, record, { sku, qty: qty === '' ? 0 : qty, options, texts })
        : addExisting(group.uuid, candidate),
    onSuccess: async () => {
      close();
      await client.invalidateQueries({ queryKey: ['products'] });
    },
  });
  const type = (next: Typed) => setTyped({ ...typed, ...next });
  return { axes, options, choose, texts, sku, qty, type, candidate, pick, add };
}
