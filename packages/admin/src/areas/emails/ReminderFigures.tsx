import { Alert, Card, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';

const KINDS: ReadonlySet<string> = new Set(['cartReminder', 'cartReminderSecond']);

/** Shows how many cart reminders were sent and what came of them. Renders nothing for other email types. */
export function ReminderFigures({ kind }: { readonly kind: string }) {
  const may = useMay();
  const isShown = KINDS.has(kind) && may('getCartReminderFigures');
  const figures = useQuery({
    queryKey: ['settings', 'cartReminderFigures'],
    queryFn: () => shop.cartReminders.getFigures(),
    enabled: isShown,
  });
  if (!isShown) return null;
  if (figures.error) return <Problem error={figures.error} />;
  if (!figures.isSuccess) return null;
  const { days, sent, orders, total_text: total, coupon } = figures.data;
  return (
    <Card component="section" aria-label={text('emails.reminders', { days })} maw={800}>
      <Stack gap="xs">
        <Title order={2}>{text('emails.reminders', { days })}</Title>
        <Text>{text('emails.reminders.figures', { sent, orders, total })}</Text>
        {coupon && !coupon.is_offered && (
          <Alert color="orange">{text('emails.reminders.coupon', { code: coupon.code })}</Alert>
        )}
      </Stack>
    </Card>
  );
}
