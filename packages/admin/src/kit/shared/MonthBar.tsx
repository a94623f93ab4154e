import { ActionIcon, Button, Group, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { text } from '../../text/text.ts';
import { shopDate } from '../../text/zone.ts';
import { Icon } from './Icon.tsx';
import { linkTo } from './linkTo.ts';
import { monthsLater, writeMonth } from './months.ts';

interface Props {
  readonly month: Date;
  /** The shown time in words, such as the name of the month. */
  readonly title: string;
  /** The other query parameters of the page. */
  readonly search?: Parameters<typeof linkTo>[1];
}

/** Shown month of a calendar, with buttons for other months. The month is part of the URL. */
export function MonthBar({ month, title, search = {} }: Props) {
  const navigate = useNavigate();
  const go = (to: Date) =>
    void navigate({ ...linkTo('.', { ...search, month: writeMonth(to) }), replace: true });
  return (
    <Group justify="space-between" p="md">
      <Title order={2} aria-live="polite">
        {title}
      </Title>
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={() => go(shopDate(new Date()))}>
          {text('rollouts.today')}
        </Button>
        <ActionIcon
          variant="default"
          size={30}
          aria-label={text('rollouts.month.before')}
          onClick={() => go(monthsLater(month, -1))}
        >
          <Icon name="left" />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={30}
          aria-label={text('rollouts.month.after')}
          onClick={() => go(monthsLater(month, 1))}
        >
          <Icon name="right" />
        </ActionIcon>
      </Group>
    </Group>
  );
}
