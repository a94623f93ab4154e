import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { ShownOnce } from '../../kit/shared/ShownOnce.tsx';
import { shop } from '../../kit/api/shop.ts';
import { RecordDialog } from '../../kit/shared/RecordDialog.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { exactTime, text } from '../../text/text.ts';
import { newSecrets } from './newSecrets.ts';
import type { Webhook } from './webhookState.ts';

/** Panel for a webhook's secret. The secret is shown once after creation and can be rotated. */
export function SecretPanel({ record: webhook }: { readonly record: Webhook }) {
  const may = useMay();
  const [secret, setSecret] = useState(() => newSecrets.get(webhook.uuid) ?? null);
  const [isRotating, rotate] = useState(false);
  return (
    <Stack gap="sm">
      {secret !== null && (
        <ShownOnce
          title={text('webhooks.secret.new')}
          value={secret}
          done={() => {
            newSecrets.delete(webhook.uuid);
            setSecret(null);
          }}
        />
      )}
      <Text size="sm">{text('webhooks.secret.text')}</Text>
      {webhook.former_secret_until !== null && Date.parse(webhook.former_secret_until) > Date.now() && (
        <Text size="sm">
          {text('webhooks.secret.former', { time: exactTime(webhook.former_secret_until) })}
        </Text>
      )}
      {may('rotateWebhookSecret') && (
        <div>
          <Button variant="default" onClick={() => rotate(true)}>
            {text('webhooks.secret.rotate')}
          </Button>
        </div>
      )}
      {isRotating && (
        <RotateDialog
          uuid={webhook.uuid}
          show={(next) => {
            newSecrets.set(webhook.uuid, next);
            setSecret(next);
          }}
          close={() => rotate(false)}
        />
      )}
    </Stack>
  );
}

/** Options for the number of hours that the old secret remains valid after a rotation. */
const OVERLAPS = [
  { hours: 0, label: () => text('webhooks.secret.hours', { count: 0 }) },
  { hours: 1, label: () => text('webhooks.secret.hours', { count: 1 }) },
  { hours: 24, label: () => text('webhooks.secret.hours', { count: 24 }) },
  { hours: 72, label: () => text('webhooks.secret.days', { count: 3 }) },
  { hours: 168, label: () => text('webhooks.secret.days', { count: 7 }) },
];

interface RotateProps {
  readonly uuid: string;
  show(secret: string): void;
  close(): void;
}

function RotateDialog({ uuid, show, close }: RotateProps) {
  const [hours, setHours] = useState('24');
  return (
    <RecordDialog
      title={text('webhooks.secret.rotate')}
      label={text('webhooks.secret.rotate')}
      refresh={['webhooks']}
      run={async () => {
        const { secret = '' } = await shop.webhooks.rotateSecret(uuid, { overlap_hours: Number(hours) });
        show(secret);
      }}
      close={close}
    >
      {() => (
        <>
          <Text size="sm">{text('webhooks.secret.rotate.text')}</Text>
          <Select
            label={text('webhooks.secret.overlap')}
            value={hours}
            onChange={(value) => setHours(value ?? '24')}
            data={OVERLAPS.map((overlap) => ({ value: String(overlap.hours), label: overlap.label() }))}
          />
        </>
      )}
    </RecordDialog>
  );
}
