import { ActionIcon, Badge, Group, Menu, Text, Title, UnstyledButton } from '@mantine/core';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '../../shared/Icon.tsx';
import { text } from '../../text/text.ts';
import type { Placed } from '../draft.ts';
import { areasInside, inArea } from '../operations.ts';
import type { Spot } from '../operations.ts';
import { nameOfArea, nameOfType, nameOfWidget } from '../widgetNames.ts';
import type { NamedArea, WidgetType } from '../widgetNames.ts';

export type Place = Pick<Spot, 'area' | 'index'>;

export interface StructureActions {
  select(placed: Placed): void;
  /** Opens the catalogue for a place. */
  addAt(place: Place): void;
  move(placed: Placed, place: Place): void;
  copy(placed: Placed): void;
  toggle(placed: Placed): void;
  remove(placed: Placed): void;
  drag(placed: Placed): (event: PointerEvent<HTMLElement>) => void;
}

interface Props {
  readonly areas: readonly NamedArea[];
  readonly placed: readonly Placed[];
  readonly types: readonly WidgetType[];
  /** The uuid of the selected placement. */
  readonly selected: string | null;
  /** The place that a dragged widget would go to. */
  readonly target: Place | null;
  readonly actions: StructureActions;
}

/** The areas of the page with their widgets, in order. Everything that the picture of the page offers is offered here by buttons. */
export function StructurePanel(props: Props) {
  const { areas, placed } = props;
  const known = new Set(areas.map(({ area }) => area));
  const others = [...new Set(placed.map(({ placement }) => placement.area))].filter(
    (area) => !known.has(area) && !area.startsWith('columnsContainer_'),
  );
  return (
    <div>
      <Title order={2} mb="xs">
        {text('builder.structure')}
      </Title>
      {[...areas.map(({ area }) => area), ...others].map((area) => (
        <AreaPart key={area} {...props} area={area} />
      ))}
    </div>
  );
}

function AreaPart(props: Props & { readonly area: string }) {
  const { areas, placed, area, actions, target } = props;
  const here = inArea(placed, area);
  const name = nameOfArea(areas, placed, area);
  return (
    <section className="structureArea" aria-label={name} data-area={area} data-empty={here.length === 0}>
      <Group justify="space-between" wrap="nowrap" gap={4}>
        <Text size="xs" fw={600} c="dimmed" truncate>
          {name}
        </Text>
        <ActionIcon
          variant="subtle"
          size="sm"
          aria-label={text('builder.addTo', { area: name })}
          onClick={() => actions.addAt({ area, index: here.length })}
        >
          <Icon name="plus" size={14} />
        </ActionIcon>
      </Group>
      <ol className="structureList">
        {here.map((one, index) => (
          <Row key={one.placement.uuid} {...props} one={one} index={index} count={here.length} />
        ))}
      </ol>
      {target?.area === area && target.index >= here.length && <div className="structureTarget" />}
    </section>
  );
}

interface RowProps extends Props {
  readonly area: string;
  readonly one: Placed;
  readonly index: number;
  readonly count: number;
}

function Row(props: RowProps) {
  const { one, index, count, area, types, selected, actions, target } = props;
  const name = nameOfWidget(one);
  const type = nameOfType(types, one.widget.type);
  const isSelected = one.placement.uuid === selected;
  const step = (by: number) => actions.move(one, { area, index: index + by });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete') actions.remove(one);
    else if (event.altKey && event.key === 'ArrowUp' && index > 0) step(-1);
    else if (event.altKey && event.key === 'ArrowDown' && index < count - 1) step(1);
    else return;
    event.preventDefault();
  };
  return (
    <li data-placement={one.placement.uuid}>
      {target?.area === area && target.index === index && <div className="structureTarget" />}
      <div className="structureRow" data-selected={isSelected} data-off={!one.widget.status}>
        <span className="structureGrip" onPointerDown={actions.drag(one)} aria-hidden>
          <Icon name="grip" size={14} />
        </span>
        <UnstyledButton
          className="structureName"
          aria-current={isSelected}
          onClick={() => actions.select(one)}
          onKeyDown={onKey}
        >
          <Text size="sm" truncate span>
            {name}
          </Text>
          {type !== name && (
            <Text size="xs" c="dimmed" truncate span>
              {type}
            </Text>
          )}
        </UnstyledButton>
        <Marks one={one} types={types} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          disabled={index === 0}
          aria-label={text('builder.moveUp', { name })}
          onClick={() => step(-1)}
        >
          <Icon name="up" size={14} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          disabled={index === count - 1}
          aria-label={text('builder.moveDown', { name })}
          onClick={() => step(1)}
        >
          <Icon name="down" size={14} />
        </ActionIcon>
        <RowMenu {...props} name={name} />
      </div>
      {areasInside(one).map((inside) => (
        <div className="structureInside" key={inside}>
          <AreaPart {...props} area={inside} />
        </div>
      ))}
    </li>
  );
}

/** Says what is special about a widget: it is off, shown elsewhere too, or of a type that is not installed. */
const Marks = ({ one, types }: { readonly one: Placed; readonly types: readonly WidgetType[] }) => (
  <>
    {!one.widget.status && (
      <Badge size="sm" color="gray">
        {text('builder.off')}
      </Badge>
    )}
    {(one.elsewhere > 0 || one.placement.route === 'all') && (
      <span title={text('builder.sharedMark')}>
        <Icon name="link" size={14} />
        <span className="unseen">{text('builder.sharedMark')}</span>
      </span>
    )}
    {types.length > 0 && !types.some(({ type }) => type === one.widget.type) && (
      <Badge size="sm" color="orange">
        {text('builder.missingMark')}
      </Badge>
    )}
  </>
);

function RowMenu({ areas, placed, one, index, area, name, actions }: RowProps & { readonly name: string }) {
  const places = [
    ...areas.map((own) => own.area),
    ...placed.filter((other) => other.widget.uuid !== one.widget.uuid).flatMap(areasInside),
  ].filter((other) => other !== area);
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={text('builder.more', { name })}>
          <Icon name="more" size={14} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Icon name="plus" />}
          onClick={() => actions.addAt({ area, index: index + 1 })}
        >
          {text('builder.addBelow')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="copy" />} onClick={() => actions.copy(one)}>
          {text('builder.copy')}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name={one.widget.status ? 'eyeOff' : 'eye'} />}
          onClick={() => actions.toggle(one)}
        >
          {text(one.widget.status ? 'builder.switchOff' : 'builder.switchOn')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{text('builder.moveTo')}</Menu.Label>
        {places.map((place) => (
          <Menu.Item
            key={place}
            onClick={() => actions.move(one, { area: place, index: inArea(placed, place).length })}
          >
            {nameOfArea(areas, placed, place)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="trash" />} color="red" onClick={() => actions.remove(one)}>
          {text('builder.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
