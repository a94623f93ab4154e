import { Badge, Group, Table, Text } from '@mantine/core';
import { shop } from '../../kit/api/shop.ts';
import { RowActions } from '../../kit/shared/RowActions.tsx';
import { comma, text } from '../../text/text.ts';
import { countryNames } from '../../kit/places/places.ts';
import { EVERYWHERE } from './taxQuery.ts';
import type { TaxClass, TaxRate } from './taxQuery.ts';

interface Props {
  readonly taxClass: TaxClass;
  edit(rate: TaxRate): void;
}

/** Table of a tax class's rates, in the order in which they apply. */
export function TaxRatesTable({ taxClass, edit }: Props) {
  if (taxClass.rates.length === 0) return <Text>{text('tax.rates.empty')}</Text>;
  const label = text('tax.rates.of', { name: taxClass.name });
  return (
    <Table.ScrollContainer minWidth={520} type="native" scrollAreaProps={{ 'aria-label': label }}>
      <Table verticalSpacing="xs">
        <caption className="unseen">{label}</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{text('tax.rate.name')}</Table.Th>
            <Table.Th scope="col" ta="end">
              {text('tax.rate.percent')}
            </Table.Th>
            <Table.Th scope="col">{text('tax.rate.where')}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {taxClass.rates.map((rate) => (
            <Table.Tr key={rate.uuid}>
              <Table.Th scope="row" fw={500}>
                <Group gap="xs">
                  {rate.name}
                  {rate.isCompound && <Badge color="gray">{text('tax.rate.compound')}</Badge>}
                </Group>
              </Table.Th>
              <Table.Td ta="end" className="number">
                {text('tax.rate.figure', { rate: rate.rate })}
              </Table.Td>
              <Table.Td>{placeOf(rate)}</Table.Td>
              <Table.Td>
                <RowActions
                  queryKey="tax"
                  name={rate.name}
                  edit={{
                    permission: 'updateTaxRate',
                    label: text('shipping.editOf', { name: rate.name }),
                    run: () => edit(rate),
                  }}
                  remove={{
                    permission: 'deleteTaxRate',
                    label: text('shipping.deleteOf', { name: rate.name }),
                    run: () => shop.taxRates.delete(rate.uuid),
                  }}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Describes the place where a rate applies, from the country to the postal code. */
function placeOf({ country, provinceName, postcode }: TaxRate): string {
  const parts = [
    country === EVERYWHERE ? text('tax.everywhere') : countryNames(country.split(',')).join(comma),
    ...(provinceName === null ? [] : [provinceName]),
    ...(postcode === EVERYWHERE ? [] : [postcode.replaceAll(',', ', ')]),
  ];
  return parts.join(' · ');
}
