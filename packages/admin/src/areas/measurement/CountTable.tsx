import { Card, Table, Text, Title } from '@mantine/core';
import { number } from './numbers.ts';

interface Props {
  readonly title: string;
  /** Column headers, starting with the name column and followed by the count columns. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly counts: readonly number[] }[];
  /** Message shown if there are no rows. */
  readonly none: string;
  /** Text direction of the names. */
  readonly direction: 'ltr' | 'auto';
}

/** Card that lists names with their counts, highest count first. */
export const CountTable = ({ title, columns: [first, ...others], rows, none, direction }: Props) => (
  <Card component="section" aria-label={title}>
    <Title order={2} mb="sm">
      {title}
    </Title>
    {rows.length === 0 ? (
      <Text c="dimmed">{none}</Text>
    ) : (
      <Table verticalSpacing={10}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{first}</Table.Th>
            {others.map((column) => (
              <Table.Th key={column} scope="col" ta="end">
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, counts }) => (
            <Table.Tr key={name}>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <bdi dir={direction}>{name}</bdi>
              </Table.Td>
              {counts.map((count, index) => (
                <Table.Td key={others[index]} ta="end" className="number">
                  {number(count)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    )}
  </Card>
);
