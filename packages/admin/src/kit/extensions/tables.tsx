import { ActionIcon, Button, Table as KitTable, Text } from '@mantine/core';
import type * as shared from '@shop/admin';
import { Icon } from '../shared/Icon.tsx';
import { RowActions as OwnRowActions } from '../shared/RowActions.tsx';

/** Tables for extension modules, with props that the admin defines. */

export const Table: typeof shared.Table = ({ minWidth, ...props }) =>
  minWidth === undefined ? (
    <Rows {...props} spacing={10} />
  ) : (
    <KitTable.ScrollContainer
      minWidth={minWidth}
      type="native"
      // A table that scrolls can be scrolled by the keyboard as well.
      tabIndex={0}
      role="group"
      aria-label={props.caption}
    >
      <Rows {...props} spacing="xs" />
    </KitTable.ScrollContainer>
  );

interface RowsProps extends Omit<shared.TableProps, 'minWidth'> {
  readonly spacing: 'xs' | 10;
}

function Rows({ caption, head, rows, numbers = [], spacing }: RowsProps) {
  const hasActions = rows.some(({ actions }) => actions !== undefined);
  return (
    <KitTable verticalSpacing={spacing}>
      <caption className="unseen">{caption}</caption>
      <KitTable.Thead>
        <KitTable.Tr>
          {head.map((title) => (
            <KitTable.Th key={title} scope="col">
              {title}
            </KitTable.Th>
          ))}
          {hasActions && <KitTable.Td />}
        </KitTable.Tr>
      </KitTable.Thead>
      <KitTable.Tbody>
        {rows.map(({ key, cells, actions }) => (
          <KitTable.Tr key={key}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <KitTable.Th key={head[index]} scope="row" fw={500}>
                  {cell}
                </KitTable.Th>
              ) : (
                <KitTable.Td key={head[index]} {...(numbers.includes(index) && { className: 'number' })}>
                  {cell}
                </KitTable.Td>
              ),
            )}
            {hasActions && <KitTable.Td>{actions}</KitTable.Td>}
          </KitTable.Tr>
        ))}
      </KitTable.Tbody>
    </KitTable>
  );
}

export const RowsInput: typeof shared.RowsInput = ({ caption, head, rows, help, error, ...rest }) => (
  <div>
    <KitTable withRowBorders={false} horizontalSpacing={4} verticalSpacing={4}>
      <caption className="unseen">{caption}</caption>
      <KitTable.Thead>
        <KitTable.Tr>
          {head.map((title) => (
            <KitTable.Th key={title} scope="col">
              {title}
            </KitTable.Th>
          ))}
          <KitTable.Td w={44} />
        </KitTable.Tr>
      </KitTable.Thead>
      <KitTable.Tbody>
        {rows.map((inputs, index) => (
          <KitTable.Tr key={index}>
            {inputs.map((input, column) => (
              <KitTable.Td key={head[column]}>{input}</KitTable.Td>
            ))}
            <KitTable.Td>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={rest.removeLabel(index)}
                disabled={rows.length === 1}
                onClick={() => rest.remove(index)}
              >
                <Icon name="x" />
              </ActionIcon>
            </KitTable.Td>
          </KitTable.Tr>
        ))}
      </KitTable.Tbody>
    </KitTable>
    {error !== undefined && (
      <Text c="var(--mantine-color-error)" size="xs">
        {error}
      </Text>
    )}
    <Button variant="subtle" size="xs" leftSection={<Icon name="plus" />} onClick={() => rest.add()}>
      {rest.addLabel}
    </Button>
    {help !== undefined && (
      <Text c="dimmed" size="xs" mt={4}>
        {help}
      </Text>
    )}
  </div>
);

export const RowActions = ({ refreshes, ...props }: shared.RowActionsProps) => (
  <OwnRowActions queryKey={refreshes} {...props} />
);
