import { ActionIcon, Button, Card, Group, Input, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { IntegerInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { LinkInput } from '../../kit/content/LinkInput.tsx';
import { readUrn } from '../../kit/content/records.ts';
import type { FieldProps } from '../../kit/form/field.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { text } from '../../text/text.ts';
import { areaName, routeName } from '../../kit/widgets/placeNames.ts';
import { pageAreasQuery } from '../../kit/widgets/widgetTypes.ts';

interface Placement {
  readonly route: string;
  readonly area: string;
  readonly sort_order?: number | string | undefined;
  readonly entity_urn?: string | null | undefined;
}

const newPlacement: Placement = { route: 'homepage', area: 'content', sort_order: 1, entity_urn: null };

/** Input for a widget's placements. Each placement has a page type, an area, a sort order, and optionally a single page. */
export function PlacementsInput({
  field,
  form,
  value: placements,
  change: set,
}: FieldProps<readonly Placement[]>) {
  const change = (next: readonly Placement[]) => {
    set(next);
    for (const path of Object.keys(form.errors))
      if (path.startsWith(`${field.name}.`)) form.clearFieldError(path);
  };
  return (
    <Stack gap="sm">
      {placements.length === 0 && <Text c="dimmed">{text('widgets.placements.none')}</Text>}
      {placements.map((placement, index) => (
        <PlacementCard
          key={index}
          placement={placement}
          position={index + 1}
          fault={(key) => form.errors[`${field.name}.${index}.${key}`]}
          change={(next) => change(placements.toSpliced(index, 1, next))}
          remove={() => change(placements.toSpliced(index, 1))}
        />
      ))}
      {form.errors[field.name] && <Input.Error role="alert">{form.errors[field.name]}</Input.Error>}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="plus" />}
          onClick={() => change([...placements, newPlacement])}
        >
          {text('widgets.placements.add')}
        </Button>
      </Group>
    </Stack>
  );
}

interface PlacementProps {
  readonly placement: Placement;
  /** One-based position of the placement in the list. */
  readonly position: number;
  fault(key: string): ReactNode;
  change(placement: Placement): void;
  remove(): void;
}

function PlacementCard({ placement, position, fault, change, remove }: PlacementProps) {
  const { entity_urn = null } = placement;
  const [isOnOne, setOnOne] = useState(entity_urn !== null);
  const urnFault = fault('entity_urn');
  return (
    <Card padding="sm" role="group" aria-label={text('widgets.placement', { position })}>
      <Stack gap="xs">
        <PlaceFields placement={placement} fault={fault} change={change} />
        {isOnOne && (
          <LinkInput
            label={text('widgets.onlyOn')}
            value={entity_urn ?? ''}
            error={urnFault === undefined ? undefined : String(urnFault)}
            onChange={(urn) => change({ ...placement, entity_urn: readUrn(urn) ? urn : null })}
          />
        )}
        <Group justify="space-between">
          {isOnOne ? (
            <span />
          ) : (
            <Button variant="subtle" size="xs" onClick={() => setOnOne(true)}>
              {text('widgets.onlyOn.add')}
            </Button>
          )}
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={text('widgets.placement.remove', { position })}
            onClick={remove}
          >
            <Icon name="trash" />
          </ActionIcon>
        </Group>
      </Stack>
    </Card>
  );
}

function PlaceFields({ placement, fault, change }: Pick<PlacementProps, 'placement' | 'fault' | 'change'>) {
  const { data: areas = [] } = useQuery(pageAreasQuery);
  const { route, area, sort_order = 0 } = placement;
  const routes = [...new Set([...areas.map((one) => one.route), route])];
  const here = areas.filter((one) => one.route === route || one.route === 'all');
  const choices = new Map(here.map((one) => [one.area, areaName(one.area, one.label)]));
  if (!choices.has(area)) choices.set(area, areaName(area, area));
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
      <Select
        label={text('widgets.route')}
        searchable
        data={routes.map((value) => ({ value, label: routeName(value) }))}
        value={route}
        error={fault('route')}
        onChange={(next) => change({ ...placement, route: next ?? route })}
      />
      <Select
        label={text('widgets.area')}
        searchable
        data={[...choices].map(([value, label]) => ({ value, label }))}
        value={area}
        error={fault('area')}
        onChange={(next) => change({ ...placement, area: next ?? area })}
      />
      <IntegerInput
        label={text('widgets.order')}
        value={sort_order}
        error={fault('sort_order')}
        onChange={(next) => change({ ...placement, sort_order: next === '' ? 0 : next })}
      />
    </SimpleGrid>
  );
}
