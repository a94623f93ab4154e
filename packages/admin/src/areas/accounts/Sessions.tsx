import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useAction } from '../../kit/shared/useAction.ts';
import { text, timeAgo } from '../../text/text.ts';

const KEY = ['profile', 'sessions'];

/** List of the administrator's sessions, most recently used first. */
export function Sessions() {
  const client = useQueryClient();
  const { data = [], error } = useQuery({
    queryKey: KEY,
    queryFn: async () => await shop.users.listSessions(),
  });
  const end = useAction({
    /** A null UUID revokes all sessions except the current one. */
    mutationFn: async (uuid: string | null) => {
      await (uuid === null ? shop.users.endSessions({ others: true }) : shop.users.endSession(uuid));
    },
    onSuccess: () => {
      notifications.show({ color: 'teal', message: text('profile.sessions.ended') });
      return client.invalidateQueries({ queryKey: KEY });
    },
  });
  return (
    <Stack gap="sm">
      {error && <Problem error={error} />}
      {data.map(({ uuid, type, user_agent, last_used_at, current }) => (
        <Group key={uuid} justify="space-between" wrap="nowrap">
          <div>
            <Text fw={500}>{nameOf(type, user_agent)}</Text>
            <Text size="xs" c="dimmed">
              {text('profile.sessions.used', { time: timeAgo(last_used_at) })}
            </Text>
          </div>
          {current ? (
            <Badge color="teal">{text('profile.sessions.this')}</Badge>
          ) : (
            <Button
              size="xs"
              variant="default"
              aria-label={`${text('profile.sessions.end')}: ${nameOf(type, user_agent)}`}
              onClick={() => end.mutate(uuid)}
            >
              {text('profile.sessions.end')}
            </Button>
          )}
        </Group>
      ))}
      {data.length > 1 && (
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate(null)}>
          {text('profile.sessions.endOthers')}
        </Button>
      )}
    </Stack>
  );
}

/** Browser and system names in user agent strings. The first match is used. */
const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'];
const FULL_NAMES: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' };
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'];

/** Returns the display name of a session's browser. */
function nameOf(type: string, agent: string | null): string {
  const browser = BROWSERS.find((name) => agent?.includes(name));
  const system = SYSTEMS.find((name) => agent?.includes(name));
  if (browser && system)
    return text('profile.sessions.browser', { browser: FULL_NAMES[browser] ?? browser, system });
  return text(type === 'cookie' ? 'profile.sessions.unknown' : 'profile.sessions.program');
}
