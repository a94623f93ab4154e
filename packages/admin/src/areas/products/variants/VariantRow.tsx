import { ActionIcon, Anchor, Badge, Group, Menu, Switch, Table, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IntegerInput, MoneyInput } from '../../../kit/inputs/numbers/NumberInputs.tsx';
import { shop } from '../../../kit/api/shop.ts';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { linkTo } from '../../../kit/shared/linkTo.ts';
import { useAction } from '../../../kit/shared/useAction.ts';
import { useMay } from '../../../kit/api/permissions.ts';
import { text } from '../../../text/text.ts';
import { Thumb } from '../../../kit/catalog/Thumb.tsx';
import type { Draft } from './useVariantChanges.ts';
import { refetchVariants } from './variantsQuery.ts';
import type { Variant, VariantGroup } from './variantsQuery.ts';

interface Props {
  readonly variant: Variant;
  readonly group: VariantGroup;
  /** True if the row is the variant whose product page is open. */
  readonly isThis: boolean;
  readonly draft: Draft;
  /** Reason why the changes were rejected. Null if they were not. */
  readonly fault: string | null;
  /** Null if the administrator may not change the variant. */
  readonly change: ((values: Draft) => void) | null;
}

export function VariantRow({ variant, group, isThis, draft, fault, change }: Props) {
  const { product, name } = variant;
  const isReadOnly = change === null;
  const label = (field: string) => `${field}: ${name}`;
  return (
    <Table.Tr {...(isThis && { bg: 'var(--admin-selected)' })}>
      <Table.Td>
        <Name variant={variant} isThis={isThis} fault={fault} />
      </Table.Td>
      <Table.Td>
        <TextInput
          aria-label={label(text('products.sku'))}
          value={draft.sku ?? product.sku}
          readOnly={isReadOnly}
          error={fault !== null}
          onChange={(event) => change?.({ sku: event.currentTarget.value })}
          miw={130}
        />
      </Table.Td>
      <Table.Td>
        <MoneyInput
          aria-label={label(text('products.price'))}
          value={draft.price ?? product.price.regular.value}
          readOnly={isReadOnly}
          onChange={(price) => change?.({ price })}
          w={90}
        />
      </Table.Td>
      <Table.Td>
        <IntegerInput
          aria-label={label(text('products.stock'))}
          value={draft.qty ?? product.inventory.qty}
          readOnly={isReadOnly}
          onChange={(qty) => change?.({ qty })}
          w={80}
        />
      </Table.Td>
      <Table.Td>
        <Switch
          aria-label={label(text('products.sold'))}
          checked={Boolean(draft.status ?? product.status)}
          disabled={isReadOnly}
          onChange={(event) => change?.({ status: event.currentTarget.checked ? 1 : 0 })}
        />
      </Table.Td>
      <Table.Td>
        <RowMenu variant={variant} group={group} />
      </Table.Td>
    </Table.Tr>
  );
}

const Name = ({
  variant: { product, name, isMain },
  isThis,
  fault,
}: Pick<Props, 'variant' | 'isThis' | 'fault'>) => (
  <Group wrap="nowrap" gap="xs">
    <Thumb src={product.image?.thumb} size={32} />
    <div>
      {isThis ? (
        <Text fw={600}>{name}</Text>
      ) : (
        <Anchor component={Link} {...linkTo(`/products/edit/${product.uuid}`)} fw={500}>
          {name}
        </Anchor>
      )}
      {isMain && <Badge color="indigo">{text('products.variants.main')}</Badge>}
      {fault !== null && (
        <Text size="xs" c="red" role="alert">
          {fault}
        </Text>
      )}
    </div>
  </Group>
);

function RowMenu({ variant: { product, name, isMain }, group }: Pick<Props, 'variant' | 'group'>) {
  const may = useMay();
  const client = useQueryClient();
  const run = useAction({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => refetchVariants(client),
  });
  const mayMakeMain = may('updateVariantGroup') && !isMain;
  if (!mayMakeMain && !may('unlinkVariant')) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text('products.variants.actionsOf', { name })}
          loading={run.isPending}
        >
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayMakeMain && (
          <Menu.Item
            leftSection={<Icon name="star" />}
            onClick={() => run.mutate(() => shop.variantGroups.update(group.uuid, { main: product.uuid }))}
          >
            {text('products.variants.setMain')}
          </Menu.Item>
        )}
        {may('unlinkVariant') && (
          <Menu.Item
            leftSection={<Icon name="link" />}
            onClick={() => run.mutate(() => shop.variants.unlink(product.uuid))}
          >
            {text('products.variants.unlink')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
