import { Anchor, Button, Group, Stack, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { GetProductData } from '@shop/sdk';
import { goToFault } from '../../../kit/shared/goToFault.ts';
import { saveKey } from '../../../kit/form/saveKey.ts';
import { useGuard } from '../../../kit/form/useChanges.ts';
import { useMay } from '../../../kit/api/permissions.ts';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { linkTo } from '../../../kit/shared/linkTo.ts';
import { comma, text } from '../../../text/text.ts';
import { AddVariantDialog } from './AddVariantDialog.tsx';
import { ForAll } from './ForAll.tsx';
import { useVariantChanges } from './useVariantChanges.ts';
import { variantsOf } from './variantsQuery.ts';
import type { VariantGroup } from './variantsQuery.ts';
import { VariantRow } from './VariantRow.tsx';

interface Props {
  /** Product whose page is open. Null on the group's page. */
  readonly record: GetProductData | null;
  /** Product that new variants are copied from. Null if the group has no variants yet. */
  readonly like: GetProductData | null;
  readonly group: VariantGroup;
}

const HEADS = [
  'products.variants.one',
  'products.sku',
  'products.price',
  'products.stock',
  'products.sold',
] as const;

/** Table of a group's variants. SKU, price, stock and status are edited inline and saved together. */
export function VariantsTable({ record, like, group }: Props) {
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const { drafts, faults, save, change, discard } = useVariantChanges();
  const table = useFaultIn(faults);
  const variants = variantsOf(group);
  const mayChange = may('updateProduct');
  const count = Object.keys(drafts).length;
  useGuard(() => count > 0);
  return (
    <Stack gap="sm" onKeyDown={saveKey(() => count > 0 && save.mutate())}>
      <Group justify="space-between">
        <Summary group={group} isLinked={record !== null} />
        {may('addVariantItem') && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" />}
            onClick={() => setAdding(true)}
          >
            {text('products.variants.add')}
          </Button>
        )}
      </Group>
      {variants.length > 0 && (
        <Table.ScrollContainer ref={table} minWidth={640} type="native">
          <Table verticalSpacing={6}>
            <caption className="unseen">{text('products.section.variants')}</caption>
            <Heads />
            <Table.Tbody>
              {variants.map((variant) => (
                <VariantRow
                  key={variant.product.uuid}
                  variant={variant}
                  group={group}
                  isThis={variant.product.uuid === record?.uuid}
                  draft={drafts[variant.product.uuid] ?? {}}
                  fault={faults[variant.product.uuid] ?? null}
                  change={mayChange ? (values) => change([variant], values) : null}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {mayChange && variants.length > 0 && <ForAll change={(values) => change(variants, values)} />}
      {count > 0 && (
        <Saving count={count} isSaving={save.isPending} save={() => save.mutate()} discard={discard} />
      )}
      {isAdding && <AddVariantDialog like={like} group={group} close={() => setAdding(false)} />}
    </Stack>
  );
}

interface SavingProps {
  /** Number of changed variants. */
  readonly count: number;
  readonly isSaving: boolean;
  save(): void;
  discard(): void;
}

const Saving = ({ count, isSaving, save, discard }: SavingProps) => (
  <Group justify="flex-end">
    <Text role="status">{text('products.variants.unsaved', { count })}</Text>
    <Button variant="default" onClick={discard}>
      {text('form.discard')}
    </Button>
    <Button loading={isSaving} onClick={save}>
      {text('products.variants.save')}
    </Button>
  </Group>
);

/** Scrolls the table to its first rejected row. Attach the returned ref to the table. */
function useFaultIn(faults: Readonly<Record<string, string>>): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) goToFault(null, table.current ?? document);
  }, [faults]);
  return table;
}

interface SummaryProps {
  readonly group: VariantGroup;
  /** True if the table links to the group's page, which it does on all other pages. */
  readonly isLinked: boolean;
}

function Summary({ group, isLinked }: SummaryProps) {
  const names = group.variantAttributes.map(({ attributeName }) => attributeName).join(comma);
  return (
    <Text c="dimmed">
      {text('products.variants.of', { count: group.items.length, names })}
      {isLinked && (
        <>
          {' '}
          <Anchor component={Link} {...linkTo(`/variant-groups/edit/${group.uuid}`)}>
            {text('variantGroups.open')}
          </Anchor>
        </>
      )}
    </Text>
  );
}

const Heads = () => (
  <Table.Thead>
    <Table.Tr>
      {HEADS.map((head) => (
        <Table.Th key={head} scope="col">
          {text(head)}
        </Table.Th>
      ))}
      <Table.Th scope="col">
        <span className="unseen">{text('products.variants.actions')}</span>
      </Table.Th>
    </Table.Tr>
  </Table.Thead>
);
