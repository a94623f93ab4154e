import {
  ActionIcon,
  Badge,
  Button,
  Card,
  Code,
  CopyButton,
  Group,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Notice } from '../../kit/shared/Notice.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { comma, text, textOr } from '../../text/text.ts';
import { SettingFields, useSettingsForm } from '../../kit/settings/SettingsForm.tsx';
import { SettingsFrame, useScrollToHash } from '../../kit/settings/SettingsFrame.tsx';
import { useReadableSettings } from '../../kit/settings/settingsQuery.ts';
import { groupText, groupTitle, nameOf } from '../../kit/settings/settingWords.ts';

const methodsQuery = { queryKey: ['settings', 'payments'], queryFn: () => shop.paymentMethods.list() };
type Method = Awaited<ReturnType<typeof methodsQuery.queryFn>>[number];

/** Payment methods page, with each method's status, missing requirements and settings. */
export function PaymentsPage() {
  const settings = useReadableSettings();
  const methods = useQuery(methodsQuery);
  const own = settings.data.filter(({ group }) => group === 'payments');
  const form = useSettingsForm(own);
  const isReady = settings.isReady && methods.isSuccess;
  useScrollToHash(isReady);
  const error = settings.error ?? methods.error;
  if (error) return <Problem error={error} />;
  if (!isReady) return <Skeleton height={320} />;
  const ofMethods = new Set(methods.data.flatMap((method) => method.settings));
  const others = own.filter(({ key }) => !ofMethods.has(key));
  const labels = new Map(own.map((setting) => [setting.key, nameOf(setting)]));
  return (
    <SettingsFrame title={groupTitle('payments')} about={groupText('payments')}>
      {methods.data.length === 0 && (
        <Card>
          <Text>{text('payments.none')}</Text>
        </Card>
      )}
      {methods.data.map((method) => (
        <Card key={method.code} component="section" aria-label={method.display_name ?? method.name} maw={800}>
          <Stack>
            <Heading method={method} />
            <Unreviewed method={method} />
            <Missing method={method} labels={labels} />
            <SettingFields
              settings={own
                .filter(({ key }) => method.settings.includes(key))
                .toSorted((one, other) => rankOf(one.key) - rankOf(other.key))}
              field={form.field}
            />
            <Addresses method={method} />
          </Stack>
        </Card>
      ))}
      {others.length > 0 && (
        <Card component="section" aria-label={text('payments.general')} maw={800}>
          <Stack>
            <Title order={2}>{text('payments.general')}</Title>
            <SettingFields settings={others} field={form.field} />
          </Stack>
        </Card>
      )}
      {form.bar}
    </SettingsFrame>
  );
}

/** Returns the sort rank of a payment method setting. The switch and the name are first, followed by the gateway account. */
const rankOf = (key: string): number =>
  key.endsWith('PaymentStatus') ? 0 : key.endsWith('DisplayName') ? 1 : 2;

const MODES = { live: 'teal', test: 'yellow', simulated: 'grape' } as const;

const Heading = ({
  method: { name, display_name: shown, is_on: isOn, is_offered: isOffered, mode },
}: {
  readonly method: Method;
}) => (
  <Group justify="space-between">
    <Title order={2}>{shown ?? textOr(`payments.name.${name}`, name)}</Title>
    <Group gap="xs">
      {mode && <Badge color={MODES[mode]}>{text(`payments.mode.${mode}`)}</Badge>}
      <Badge color={isOn ? (isOffered ? 'teal' : 'orange') : 'gray'}>
        {text(isOn ? (isOffered ? 'payments.offered' : 'payments.incomplete') : 'payments.off')}
      </Badge>
    </Group>
  </Group>
);

/** Notice about a payment method added by an extension. It is shown until the merchant keeps the method or turns it off. */
function Unreviewed({
  method: { code, is_offered: isOffered, is_reviewed: isReviewed },
}: {
  readonly method: Method;
}) {
  const client = useQueryClient();
  const isReadOnly = !useMay()('saveSetting');
  const keep = useMutation({
    mutationFn: () => shop.settings.save({ [`${code}PaymentStatus`]: 1 }),
    onSuccess: () => client.invalidateQueries(),
  });
  if (!isOffered || isReviewed) return null;
  return (
    <Notice color="yellow" icon="info" title={text('payments.unreviewed')}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{text('payments.unreviewed.text')}</Text>
        {keep.error && <Problem error={keep.error} isAnswer />}
        <Button
          size="compact-sm"
          variant="default"
          disabled={isReadOnly}
          loading={keep.isPending}
          onClick={() => keep.mutate()}
        >
          {text('payments.keep')}
        </Button>
      </Stack>
    </Notice>
  );
}

function Missing({
  method,
  labels,
}: {
  readonly method: Method;
  readonly labels: ReadonlyMap<string, string>;
}) {
  if (!method.is_on) return null;
  if (method.mode === 'test' || method.mode === 'simulated')
    return (
      <Notice color="yellow" icon="info">
        {text(`payments.mode.${method.mode}.text`)}
      </Notice>
    );
  if (method.is_ready) return null;
  return (
    <Notice
      color="orange"
      icon="warning"
      title={text(method.is_offered ? 'payments.lacking' : 'payments.missing')}
    >
      {method.missing.map((key) => labels.get(key) ?? key).join(comma)}
    </Notice>
  );
}

const Addresses = ({ method: { addresses } }: { readonly method: Method }) =>
  addresses.map(({ purpose, url }) => (
    <div key={url}>
      <Text fw={500} size="sm">
        {text(`payments.address.${purpose}`)}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Code className="breakable">{url}</Code>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <ActionIcon
              variant="default"
              size="lg"
              onClick={copy}
              aria-label={text(copied ? 'payments.copied' : 'payments.copy')}
            >
              <Icon name={copied ? 'check' : 'copy'} />
            </ActionIcon>
          )}
        </CopyButton>
      </Group>
      <Text size="xs" c="dimmed">
        {text(`payments.address.${purpose}.text`)}
      </Text>
    </div>
  ));
