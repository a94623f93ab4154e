import { Alert, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { QuoteCartData } from '@shop/sdk';
import { lineDetail, readOptions } from '../orders/lineWords.ts';
import { Icon } from '../shared/Icon.tsx';
import { comma, text } from '../../text/text.ts';

interface Props {
  readonly quote: QuoteCartData;
  readonly subject: 'shipping' | 'tax';
}

/** Calculator result with the tax on the goods, and each shipping method's cost and total amount to pay. */
export function QuoteView({ quote, subject }: Props) {
  const goods = <Goods key="goods" quote={quote} />;
  const methods = <Methods key="methods" quote={quote} />;
  return <Stack>{subject === 'tax' ? [goods, methods] : [methods, goods]}</Stack>;
}

function Methods({
  quote: { methods, zones, no_shipping_required: isVirtual },
}: {
  readonly quote: Props['quote'];
}) {
  if (isVirtual) return <Text>{text('shipping.quote.virtual')}</Text>;
  const served = [...new Set(zones.map(({ name }) => name))].join(comma);
  if (methods.length === 0)
    return (
      <Alert color="yellow" icon={<Icon name="warning" />}>
        {served === '' ? text('shipping.quote.noZone') : text('shipping.quote.noMethod', { zone: served })}
      </Alert>
    );
  return (
    <div>
      <Title order={3}>{text('shipping.quote.methods')}</Title>
      <Text c="dimmed">{text('shipping.quote.zone', { zone: served })}</Text>
      <AmountsTable
        caption={text('shipping.quote.methods')}
        heads={[
          text('shipping.method.one'),
          text('shipping.quote.fee'),
          text('shipping.quote.feeTax'),
          text('shipping.quote.total'),
        ]}
        rows={methods.map((method) => [
          method.name,
          method.fee_excl_tax.text,
          method.fee_tax.text,
          method.grand_total.text,
        ])}
      />
    </div>
  );
}

function Goods({ quote }: { readonly quote: Props['quote'] }) {
  const { lines, sub_total, tax, sub_total_incl_tax } = quote;
  return (
    <div>
      <Title order={3}>{text('shipping.quote.goods')}</Title>
      {quote.taxed_at === null && <Text c="dimmed">{text('shipping.quote.untaxed')}</Text>}
      <AmountsTable
        caption={text('shipping.quote.goods')}
        heads={[
          text('shipping.quote.item'),
          text('shipping.quote.net'),
          text('shipping.quote.tax'),
          text('shipping.quote.gross'),
        ]}
        rows={lines.map((line) => [
          <>
            {line.name === null ? text('shipping.calculator.goods') : `${line.qty} × ${line.name}`}
            {line.sku !== null && (
              <Text size="xs" c="dimmed" className="breakable">
                {lineDetail({ productSku: line.sku, variantOptions: readOptions(line.variant_options) })}
              </Text>
            )}
            <Text size="xs" c="dimmed">
              {line.tax_rates.length > 0
                ? text('shipping.quote.rate', {
                    percent: line.tax_percent,
                    rates: line.tax_rates.join(comma),
                  })
                : text(line.has_tax_class ? 'shipping.quote.noRate' : 'shipping.quote.noClass')}
            </Text>
          </>,
          line.total_excl_tax.text,
          line.tax.text,
          line.total_incl_tax.text,
        ])}
        foot={[text('shipping.quote.sum'), sub_total.text, tax.text, sub_total_incl_tax.text]}
      />
    </div>
  );
}

interface AmountsTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** Table rows. The first cell of each row is its header, and the other cells are numbers. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly foot?: readonly ReactNode[];
}

const AmountsTable = ({ caption, heads, rows, foot }: AmountsTableProps) => (
  <Table.ScrollContainer minWidth={420} type="native" scrollAreaProps={{ 'aria-label': caption }}>
    <Table verticalSpacing="xs">
      <caption className="unseen">{caption}</caption>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head, index) => (
            <Table.Th key={head} scope="col" {...(index > 0 && { ta: 'end' })}>
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[...rows, ...(foot ? [foot] : [])].map((cells, row) => (
          <Table.Tr key={row} {...(row === rows.length && { fw: 650 })}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <Table.Th key={index} scope="row" fw={row === rows.length ? 650 : 500}>
                  {cell}
                </Table.Th>
              ) : (
                <Table.Td key={index} ta="end" className="number">
                  {cell}
                </Table.Td>
              ),
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);
