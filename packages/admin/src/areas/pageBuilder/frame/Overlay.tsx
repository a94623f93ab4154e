import { ActionIcon, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import { inArea } from '../operations.ts';
import { nameOfType } from '../widgetNames.ts';
import type { ShownWidget, Slot } from './geometry.ts';
import { boxBetween } from './markers.ts';
import type { Box } from './markers.ts';

interface Props {
  readonly widgets: readonly ShownWidget[];
  /** UUID of the placement under the pointer. */
  readonly hovered: string | null;
  /** Line where the dragged widget would be inserted. */
  readonly target: Slot | null;
  readonly scale: number;
}

/** Outlines on the page for the hovered widget, the selected widget with its toolbar, and the drop position. */
export function Overlay({ widgets, hovered, target, scale }: Props) {
  const { page, view, isDragging } = useBuilder();
  const measured = (uuid: string | undefined | null) => {
    const one = widgets.find(({ placed }) => placed.placement.uuid === uuid);
    const box = one && boxBetween(one.marked.start, one.marked.end);
    return one && box ? { one, box } : null;
  };
  const chosen = measured(view.chosen?.placement.uuid);
  const under = isDragging || hovered === view.chosen?.placement.uuid ? null : measured(hovered);
  return (
    <div className="canvasOver">
      {under && (
        <Outline box={under.box} scale={scale}>
          <Text className="canvasName" size="xs" span>
            {nameOfType(page.types, under.one.placed.widget.type)}
          </Text>
        </Outline>
      )}
      {chosen && (
        <Outline box={chosen.box} scale={scale} isSelected>
          <WidgetTools one={chosen.one} at={toolsAt(chosen.box, scale)} />
        </Outline>
      )}
      {target && isDragging && (
        <div
          className="canvasTarget"
          style={{
            left: target.box.left * scale,
            top: target.box.top * scale - 2,
            width: target.box.width * scale,
          }}
        >
          <Text className="canvasName" size="xs" span>
            {page.nameArea(target.area)}
          </Text>
        </div>
      )}
    </div>
  );
}

interface OutlineProps {
  readonly box: Box;
  readonly scale: number;
  readonly isSelected?: boolean;
  readonly children: ReactNode;
}

const Outline = ({ box, scale, isSelected = false, children }: OutlineProps) => (
  <div
    className="canvasOutline"
    data-selected={isSelected}
    style={{
      left: box.left * scale,
      top: box.top * scale,
      width: box.width * scale,
      height: box.height * scale,
    }}
  >
    {children}
  </div>
);

/** Height of a widget's toolbar in pixels. */
const TOOLS = 40;

type ToolsAt = 'inside' | 'above' | 'below';

/** Positions a widget's toolbar so that it does not cover a short widget. */
function toolsAt({ top, height }: Box, scale: number): ToolsAt {
  if (height * scale > 2 * TOOLS) return 'inside';
  return top * scale > TOOLS ? 'above' : 'below';
}

/** Toolbar of the selected widget. */
function WidgetTools({ one, at }: { readonly one: ShownWidget; readonly at: ToolsAt }) {
  const { page, edits, drag } = useBuilder();
  const { placed, index } = one;
  const name = nameOfType(page.types, placed.widget.type);
  const last = inArea(page.draft.page.placed, placed.placement.area).length - 1;
  return (
    <Paper
      className="canvasTools"
      data-at={at}
      shadow="sm"
      role="toolbar"
      aria-label={text('builder.tools', { name })}
    >
      <span className="canvasGrip" onPointerDown={(event) => drag({ placed }, event)} aria-hidden>
        <Icon name="grip" />
      </span>
      <ActionIcon
        variant="subtle"
        disabled={index === 0}
        aria-label={text('builder.moveUp', { name })}
        onClick={() => edits.step(placed, -1)}
      >
        <Icon name="up" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        disabled={index === last}
        aria-label={text('builder.moveDown', { name })}
        onClick={() => edits.step(placed, 1)}
      >
        <Icon name="down" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={text('builder.copyOf', { name })}
        onClick={() => edits.copy(placed)}
      >
        <Icon name="copy" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={text('builder.removeOf', { name })}
        onClick={() => edits.remove(placed)}
      >
        <Icon name="trash" />
      </ActionIcon>
    </Paper>
  );
}
