import { Button, Divider, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IntegerInput } from '../../../kit/inputs/numbers/NumberInputs.tsx';
import { Select } from '../../../kit/inputs/choices/Choices.tsx';
import type { GetProductData } from '@shop/sdk';
import { Problem } from '../../../kit/shared/Problem.tsx';
import { useMay } from '../../../kit/api/permissions.ts';
import { text } from '../../../text/text.ts';
import { groupAttributesQuery } from '../groupAttributes.ts';
import { addExisting, addNew } from './addVariant.ts';
import { CandidateSelect } from './CandidateSelect.tsx';
import { skuOf } from './optionCode.ts';
import { refetchVariants } from './variantsQuery.ts';
import type { VariantGroup } from './variantsQuery.ts';

interface Props {
  /** Product that new variants are copied from. If null, only existing products can be added. */
  readonly like: GetProductData | null;
  readonly group: VariantGroup;
  close(): void;
}

/** Dialog that adds a variant to a group. The variant is either new, with the given options, or an existing product. */
export function AddVariantDialog({ like, group, close }: Props) {
  const may = useMay();
  const member = useNewMember({ like: may('createProduct') ? like : null, group, close });
  const { candidate, pick, add, canBeNew } = member;
  return (
    <Modal opened onClose={close} title={text('products.variants.add')} centered>
      <Stack>
        {add.error && <Problem error={add.error} isAnswer />}
        {member.like && <NewMemberInputs member={member} />}
        {member.like && <Divider label={text('products.variants.orExisting')} />}
        <CandidateSelect group={group.uuid} value={candidate} pick={pick} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {text('app.cancel')}
          </Button>
          <Button
            loading={add.isPending}
            disabled={candidate === null && !canBeNew}
            onClick={() => add.mutate()}
          >
            {text('products.variants.add')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Inputs for the options, SKU and stock of a new variant. */
const NewMemberInputs = ({ member }: { readonly member: ReturnType<typeof useNewMember> }) => {
  const { axes, options, choose, sku, qty, type, candidate } = member;
  return (
    <>
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
        <IntegerInput
          label={text('products.stock')}
          value={qty}
          disabled={candidate !== null}
          onChange={(next) => type({ qty: next })}
        />
      </Group>
    </>
  );
};

interface Typed {
  readonly sku?: string;
  readonly qty?: number | string;
}

/** Manages the form values of a new variant and adds it to the group. */
function useNewMember({ like, group, close }: Props) {
  const client = useQueryClient();
  const { data: attributes = [] } = useQuery(groupAttributesQuery(group.attributeGroupId));
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
  const sku = typed.sku ?? skuOf(like?.sku ?? '', texts);
  const qty = typed.qty ?? 0;
  const add = useMutation({
    mutationFn: () =>
      candidate === null && like !== null
        ? addNew(group.uuid, like, { sku, qty: qty === '' ? 0 : qty, options, texts })
        : addExisting(group.uuid, candidate ?? ''),
    onSuccess: async () => {
      close();
      await refetchVariants(client);
    },
  });
  const type = (next: Typed) => setTyped({ ...typed, ...next });
  const canBeNew = like !== null && texts.length === axes.length;
  return { like, axes, options, choose, sku, qty, type, candidate, pick, add, canBeNew };
}
