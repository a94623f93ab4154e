import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../kit/api/permissions.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { text } from '../../text/text.ts';

const VIEWS = [
  { id: 'list', to: '/promotions', icon: 'list', permission: 'listPromotions' },
  { id: 'calendar', to: '/promotions/calendar', icon: 'calendar', permission: 'listPromotions' },
  { id: 'performance', to: '/promotions/performance', icon: 'chart', permission: 'listPromotionPerformance' },
] as const;

interface Props {
  readonly current: (typeof VIEWS)[number]['id'];
}

/** Links from one view of the promotions to the others. */
export function Views({ current }: Props) {
  const may = useMay();
  return (
    <Group gap="xs" component="nav" aria-label={text('promotions.views')}>
      {VIEWS.filter(({ id, permission }) => id !== current && may(permission)).map(({ id, to, icon }) => (
        <Button
          key={id}
          component={Link}
          {...linkTo(to)}
          variant="default"
          leftSection={<Icon name={icon} />}
        >
          {text(`promotions.view.${id}`)}
        </Button>
      ))}
    </Group>
  );
}
