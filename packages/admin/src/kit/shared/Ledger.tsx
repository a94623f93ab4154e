import { Anchor, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMay } from '../api/permissions.ts';
import { moneyText } from '../../text/money.ts';
import { exactTime, text, textOr } from '../../text/text.ts';
import { linkTo } from './linkTo.ts';

/** An entry of the ledger of a gift card or of credit. */
export interface LedgerEntry {
  readonly kind: string;
  readonly amount: number;
  readonly currency: string;
  readonly order_uuid: string | null;
  readonly order_number: string | null;
  readonly author: { readonly name: string | null } | null;
  readonly at: string;
  readonly reason: string | null;
}

/** Table of the entries of a ledger, newest first. */
export const Ledger = ({ entries }: { readonly entries: readonly LedgerEntry[] }) => (
  <Table.ScrollContainer minWidth={420}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('ledger.at')}</Table.Th>
          <Table.Th>{text('ledger.what')}</Table.Th>
          <Table.Th ta="end">{text('ledger.amount')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.toReversed().map((entry, index) => (
          <Table.Tr key={`${entry.at} ${index}`}>
            <Table.Td>{exactTime(entry.at)}</Table.Td>
            <Table.Td>
              <What entry={entry} />
            </Table.Td>
            <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
              {moneyText(entry.amount, entry.currency)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);

function What({ entry }: { readonly entry: LedgerEntry }) {
  const may = useMay();
  const { kind, order_uuid, order_number, author, reason } = entry;
  const number = order_number === null ? '' : `#${order_number}`;
  const more = [reason, author?.name].filter(Boolean).join(' · ');
  return (
    <>
      {textOr(`ledger.kind.${kind}`, kind)}{' '}
      {order_uuid !== null && may('getOrder') ? (
        <Anchor component={Link} {...linkTo(`/order/edit/${order_uuid}`)}>
          {number}
        </Anchor>
      ) : (
        number
      )}
      {more !== '' && (
        <Text size="xs" c="dimmed" className="breakable">
          {more}
        </Text>
      )}
    </>
  );
}
