import { Anchor, Badge, Button, Card, Group, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shop } from '../../kit/api/shop.ts';
import { SettingFields, useSettingsForm } from '../../kit/settings/SettingsForm.tsx';
import { SettingsFrame, useScrollToHash } from '../../kit/settings/SettingsFrame.tsx';
import { useReadableSettings } from '../../kit/settings/settingsQuery.ts';
import { groupText, groupTitle } from '../../kit/settings/settingWords.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useAction } from '../../kit/shared/useAction.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { kindName, kindsQuery, kindText } from './kindsQuery.ts';
import type { Kind } from './kindsQuery.ts';

const RECIPIENTS = ['customer', 'merchant', 'administrator'] as const;

/** Emails page, with a switch for each email type and the settings that all emails share. */
export function EmailsPage() {
  const kinds = useQuery(kindsQuery);
  const may = useMay();
  const settings = useReadableSettings();
  const ofKinds = new Set((kinds.data ?? []).flatMap((kind) => [kind.switch, kind.words_setting]));
  const common = settings.data.filter(({ group, key }) => group === 'emails' && !ofKinds.has(key));
  const form = useSettingsForm(common);
  const isReady = kinds.isSuccess && settings.isReady;
  useScrollToHash(isReady);
  const error = kinds.error ?? settings.error;
  if (error) return <Problem error={error} />;
  if (!isReady) return <Skeleton height={400} />;
  return (
    <SettingsFrame title={groupTitle('emails')} about={groupText('emails')}>
      {may('listEmails') && (
        <div>
          <Button component={Link} {...linkTo('/emails')} variant="default">
            {text('emails.log')}
          </Button>
        </div>
      )}
      {RECIPIENTS.map((to) => {
        const own = kinds.data.filter((kind) => kind.to === to);
        if (own.length === 0) return null;
        return (
          <Card key={to} component="section" aria-label={text(`emails.to.${to}`)} padding={0} maw={800}>
            <Title order={2} px="lg" pt="lg" pb="xs">
              {text(`emails.to.${to}`)}
            </Title>
            <ul className="plainList">
              {own.map((kind) => (
                <KindRow key={kind.id} kind={kind} />
              ))}
            </ul>
          </Card>
        );
      })}
      <Card component="section" aria-label={text('emails.common')} maw={800}>
        <Stack>
          <Title order={2}>{text('emails.common')}</Title>
          <SettingFields settings={common} field={form.field} />
        </Stack>
      </Card>
      {form.bar}
    </SettingsFrame>
  );
}

/** An email type with its on/off switch, which saves immediately. */
function KindRow({ kind }: { readonly kind: Kind }) {
  const may = useMay();
  const client = useQueryClient();
  const name = kindName(kind.id);
  const turn = useAction({
    mutationFn: (isOn: boolean) => shop.settings.save({ [kind.switch ?? '']: isOn }),
    onSuccess: (_, isOn) => {
      notifications.show({
        color: 'teal',
        message: text(isOn ? 'emails.turnedOn' : 'emails.turnedOff', { name }),
      });
      return client.invalidateQueries({ queryKey: ['settings'] });
    },
  });
  return (
    <li>
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Anchor component={Link} {...linkTo(`/setting/emails/${kind.id}`)}>
            {name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {kindText(kind.id)}
          </Text>
        </div>
        {kind.is_mandatory ? (
          <Badge color="gray">{text('emails.mandatory')}</Badge>
        ) : (
          <Switch
            aria-label={text('emails.switch', { name })}
            checked={turn.isPending ? turn.variables : kind.is_on}
            disabled={!may('saveSetting') || turn.isPending}
            onChange={(event) => turn.mutate(event.currentTarget.checked)}
          />
        )}
      </Group>
    </li>
  );
}
