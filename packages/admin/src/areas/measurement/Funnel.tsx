import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { text } from '../../text/text.ts';
import type { Summary } from './measurementQuery.ts';
import { number, share } from './numbers.ts';

/** Card that shows how many visits reached each step toward an order, and their share of all visits. */
export function Funnel({ period }: Pick<Summary, 'period'>) {
  const { visits } = period;
  const steps = [
    [text('measurement.visits'), visits],
    [text('measurement.step.product'), period.product_visits],
    [text('measurement.step.cart'), period.cart_visits],
    [text('measurement.step.checkout'), period.checkout_visits],
    [text('measurement.step.order'), period.order_visits],
  ] as const;
  return (
    <Card component="section" aria-label={text('measurement.funnel')}>
      <Title order={2} mb="sm">
        {text('measurement.funnel')}
      </Title>
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {steps.map(([name, count]) => {
          const part = visits === 0 ? null : count / visits;
          return (
            <li key={name}>
              <Group justify="space-between" wrap="nowrap" gap="sm">
                <span>{name}</span>
                <Group gap="xs" wrap="nowrap" className="number">
                  {number(count)}
                  <Text c="dimmed" size="sm" miw={52} ta="end">
                    {share(part)}
                  </Text>
                </Group>
              </Group>
              <svg className="share" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect className="shareGround" width="100" height="1" />
                <rect width={100 * Math.min(1, part ?? 0)} height="1" />
              </svg>
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}
