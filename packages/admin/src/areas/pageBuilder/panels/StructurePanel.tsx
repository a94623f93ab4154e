import { ActionIcon, Badge, Group, Menu, Text, Title, UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import type { RowActions } from '../builderContext.ts';
import type { Placed } from '../../../kit/drafts/draft.ts';
import { areasInside, containerOf, inArea } from '../operations.ts';
import { nameOfType, nameOfWidget } from '../widgetNames.ts';
import type { WidgetType } from '../widgetNames.ts';

/** Panel that lists the page's areas and their widgets in order. Its buttons offer all actions of the visual preview. */
export function StructurePanel() {
  const { areas, draft } = useBuilder().page;
  const known = areas.map(({ area }) => area);
  const others = draft.page.placed
    .map(({ placement }) => placement.area)
    .filter((area) => !known.includes(area) && containerOf(area) === null);
  return (
    <div>
      <Title order={2} mb="xs">
        {text('builder.structure')}
      </Title>
      {[...new Set([...known, ...others])].map((area) => (
        <AreaPart key={area} area={area} />
      ))}
    </div>
  );
}

/** An area with its widgets, and a button to add one. */
function AreaPart({ area }: { readonly area: string }) {
  const { page, view, target, rows } = useBuilder();
  const here = inArea(page.draft.page.placed, area);
  const name = page.nameArea(area);
  const targetIndex = target?.area === area ? target.index : null;
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
          onClick={() => view.openCatalogAt({ area, index: here.length })}
        >
          <Icon name="plus" size={14} />
        </ActionIcon>
      </Group>
      <ol className="structureList">
        {here.map((one, index) => (
          <li key={one.placement.uuid} data-placement={one.placement.uuid}>
            <Row
              one={one}
              index={index}
              isLast={index === here.length - 1}
              isSelected={view.chosen?.placement.uuid === one.placement.uuid}
              types={page.types}
              actions={rows}
            />
            {targetIndex === index && <div className="structureTarget" />}
            {areasInside(one).map((inside) => (
              <div className="structureInside" key={inside}>
                <AreaPart area={inside} />
              </div>
            ))}
          </li>
        ))}
      </ol>
      {targetIndex !== null && targetIndex >= here.length && <div className="structureTarget" />}
    </section>
  );
}

interface RowProps {
  readonly one: Placed;
  readonly index: number;
  readonly isLast: boolean;
  readonly isSelected: boolean;
  readonly types: readonly WidgetType[];
  readonly actions: RowActions;
}

/** A widget in an area. */
const Row = memo(function Row(props: RowProps) {
  const { one, isSelected, actions } = props;
  return (
    <div className="structureRow" data-selected={isSelected} data-off={!one.widget.status}>
      <span className="structureGrip" onPointerDown={(event) => actions.drag(one, event)} aria-hidden>
        <Icon name="grip" size={14} />
      </span>
      <RowName {...props} />
      <Marks {...props} />
      <RowTools {...props} />
    </div>
  );
});

/** Button with a widget's name that selects the widget. Alt with an arrow key moves the widget, and Delete removes it. */
function RowName({ one, index, isLast, isSelected, types, actions }: RowProps) {
  const [name, type] = [nameOfWidget(one), nameOfType(types, one.widget.type)];
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete') actions.remove(one);
    else if (event.altKey && event.key === 'ArrowUp' && index > 0) actions.step(one, -1);
    else if (event.altKey && event.key === 'ArrowDown' && !isLast) actions.step(one, 1);
    else return;
    event.preventDefault();
  };
  return (
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
  );
}

/** Widget badges: the widget is disabled, is also shown elsewhere, or has a type that is not installed. */
const Marks = ({ one: { widget, elsewhere, placement }, types }: Pick<RowProps, 'one' | 'types'>) => (
  <>
    {!widget.status && (
      <Badge size="sm" color="gray">
        {text('builder.off')}
      </Badge>
    )}
    {(elsewhere > 0 || placement.route === 'all') && (
      <span title={text('builder.sharedMark')}>
        <Icon name="link" size={14} />
        <span className="unseen">{text('builder.sharedMark')}</span>
      </span>
    )}
    {!types.some(({ type }) => type === widget.type) && (
      <Badge size="sm" color="orange">
        {text('builder.missingMark')}
      </Badge>
    )}
  </>
);

function RowTools({ one, index, isLast, actions }: RowProps) {
  const name = nameOfWidget(one);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        disabled={index === 0}
        aria-label={text('builder.moveUp', { name })}
        onClick={() => actions.step(one, -1)}
      >
        <Icon name="up" size={14} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        disabled={isLast}
        aria-label={text('builder.moveDown', { name })}
        onClick={() => actions.step(one, 1)}
      >
        <Icon name="down" size={14} />
      </ActionIcon>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={text('builder.more', { name })}>
            <Icon name="more" size={14} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <RowItems one={one} index={index} />
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

/** Menu with further widget actions. */
function RowItems({ one, index }: Pick<RowProps, 'one' | 'index'>) {
  const { page, view, edits } = useBuilder();
  const { placed } = page.draft.page;
  const { area } = one.placement;
  const inside = placed.filter((other) => other.widget.uuid !== one.widget.uuid).flatMap(areasInside);
  const places = [...page.areas.map((own) => own.area), ...inside].filter((other) => other !== area);
  return (
    <>
      <Menu.Item
        leftSection={<Icon name="plus" />}
        onClick={() => view.openCatalogAt({ area, index: index + 1 })}
      >
        {text('builder.addBelow')}
      </Menu.Item>
      <Menu.Item leftSection={<Icon name="copy" />} onClick={() => edits.copy(one)}>
        {text('builder.copy')}
      </Menu.Item>
      <Menu.Item
        leftSection={<Icon name={one.widget.status ? 'eyeOff' : 'eye'} />}
        onClick={() => edits.change(one, { status: !one.widget.status })}
      >
        {text(one.widget.status ? 'builder.switchOff' : 'builder.switchOn')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>{text('builder.moveTo')}</Menu.Label>
      {places.map((place) => (
        <Menu.Item
          key={place}
          onClick={() => edits.move(one, { area: place, index: inArea(placed, place).length })}
        >
          {page.nameArea(place)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<Icon name="trash" />} color="red" onClick={() => edits.remove(one)}>
        {text('builder.remove')}
      </Menu.Item>
    </>
  );
}
