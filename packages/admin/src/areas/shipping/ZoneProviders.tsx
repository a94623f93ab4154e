import { Badge, Button, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { RowActions } from '../../kit/shared/RowActions.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { comma, text } from '../../text/text.ts';
import { configFaults } from './configValues.ts';
import { ProviderDialog } from './ProviderDialog.tsx';
import type { Attachment, Provider, Zone } from './shippingQuery.ts';

interface Props {
  readonly zone: Zone;
  readonly providers: readonly Provider[];
}

interface Opened {
  readonly code: string;
  readonly attachment: Attachment | null;
}

/** Providers of a zone: those attached, with any missing configuration, and those that can be attached. */
export function ZoneProviders({ zone, providers }: Props) {
  const may = useMay();
  const [opened, open] = useState<Opened | null>(null);
  const free = providers.filter(
    ({ code }) => !zone.providers.some(({ providerCode }) => providerCode === code),
  );
  const inOrder = zone.providers.toSorted((one, other) => one.sortOrder - other.sortOrder);
  const provider = providers.find(({ code }) => code === opened?.code);
  return (
    <Stack gap={4}>
      <Title order={3}>{text('shipping.providers')}</Title>
      {inOrder.length === 0 && <Text>{text('shipping.providers.empty')}</Text>}
      {inOrder.map((attachment) => (
        <Row
          key={attachment.providerCode}
          zone={zone}
          attachment={attachment}
          provider={providers.find(({ code }) => code === attachment.providerCode) ?? null}
          edit={() => open({ code: attachment.providerCode, attachment })}
        />
      ))}
      {free.length > 0 && may('attachShippingProvider') && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="subtle"
              size="xs"
              style={{ alignSelf: 'start' }}
              leftSection={<Icon name="plus" />}
              aria-label={text('shipping.provider.addTo', { zone: zone.name })}
            >
              {text('shipping.provider.add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {free.map(({ code, name }) => (
              <Menu.Item key={code} onClick={() => open({ code, attachment: null })}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {opened && provider && (
        <ProviderDialog
          zone={zone}
          provider={provider}
          attachment={opened.attachment}
          close={() => open(null)}
        />
      )}
    </Stack>
  );
}

interface RowProps {
  readonly zone: Zone;
  readonly attachment: Attachment;
  /** Null if no extension registers the provider. */
  readonly provider: Provider | null;
  edit(): void;
}

function Row({ zone, attachment, provider, edit }: RowProps) {
  const code = attachment.providerCode;
  const name = provider?.name ?? code;
  const values = { name, zone: zone.name };
  const faults = provider ? configFaults(provider, attachment.config as Record<string, unknown>) : [];
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap="xs">
        <Text fw={500}>{name}</Text>
        {provider ? (
          <Enabled status={Number(attachment.isEnabled)} />
        ) : (
          <Badge color="red">{text('shipping.provider.gone')}</Badge>
        )}
        {faults.length > 0 && (
          <Badge color="red">{text('shipping.provider.lacks', { fields: faults.join(comma) })}</Badge>
        )}
      </Group>
      <RowActions
        queryKey="shipping"
        name={`${name}, ${zone.name}`}
        edit={
          provider && {
            permission: 'updateShippingProvider',
            label: text('shipping.provider.editOf', values),
            run: edit,
          }
        }
        remove={{
          permission: 'detachShippingProvider',
          label: text('shipping.provider.removeOf', values),
          lost: text('shipping.provider.lost'),
          run: () => shop.shippingZones.detachProvider(zone.uuid, code),
        }}
      />
    </Group>
  );
}
