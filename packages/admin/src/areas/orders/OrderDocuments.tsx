import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Time } from '../../kit/shared/Time.tsx';
import { moneyText } from '../../text/money.ts';
import { negative, text } from '../../text/text.ts';
import { E_INVOICE_SYNTAXES, eInvoiceHref, fileHref } from './documents.ts';
import type { DialogName } from './OrderActions.tsx';
import type { Order } from './orderQuery.ts';

interface Props {
  readonly order: Order;
  open(dialog: DialogName): void;
}

/** Card with the issued documents of an order, oldest first, and a button that corrects its invoice. */
export function OrderDocuments({ order, open }: Props) {
  const may = useMay();
  const { data: documents = [] } = useQuery({
    queryKey: ['orders', 'documents', order.uuid],
    queryFn: () => shop.orders.listDocuments(order.uuid),
    enabled: may('listOrderDocuments'),
  });
  if (documents.length === 0) return null;
  return (
    <Card component="section" aria-label={text('orders.documents')}>
      <Title order={2} mb="sm">
        {text('orders.documents')}
      </Title>
      <Stack gap="sm">
        {documents.map(({ uuid, kind, number, issued_at, gross, currency }) => (
          <Group key={uuid} justify="space-between" wrap="nowrap" align="start">
            <div>
              <Anchor href={fileHref(uuid)} target="_blank" className="breakable">
                {nameOf(kind, number)}
              </Anchor>
              <Text size="xs" c="dimmed">
                <Time at={issued_at} />
                {E_INVOICE_SYNTAXES.map((syntax) => (
                  <Anchor
                    key={syntax}
                    ms="xs"
                    size="xs"
                    href={eInvoiceHref(uuid, syntax)}
                    aria-label={text(`orders.document.${syntax}`, { number })}
                  >
                    {syntax.toUpperCase()}
                  </Anchor>
                ))}
              </Text>
            </div>
            <span className="number">
              {kind === 'credit_note' ? negative(moneyText(gross, currency)) : moneyText(gross, currency)}
            </span>
          </Group>
        ))}
      </Stack>
      {order.canceledAt === null && may('issueDocument') && (
        <Button
          className="unprinted"
          mt="sm"
          size="xs"
          style={{ alignSelf: 'start' }}
          variant="default"
          leftSection={<Icon name="file" />}
          onClick={() => open('correction')}
        >
          {text('orders.correctInvoice')}
        </Button>
      )}
    </Card>
  );
}

/** Returns the name of a document, such as "Credit note CN-00001". */
function nameOf(kind: 'invoice' | 'credit_note' | 'correction', number: string): string {
  if (kind === 'credit_note') return text('orders.document.creditNote', { number });
  return kind === 'correction'
    ? text('orders.document.correction', { number })
    : text('orders.document.invoice', { number });
}
