import { ActionIcon, Loader, Paper, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PointerEvent, Ref } from 'react';
import { Icon } from '../../shared/Icon.tsx';
import { text } from '../../text/text.ts';
import type { Placed } from '../draft.ts';
import type { Settings } from '../startSettings.ts';
import type { Place } from '../panels/StructurePanel.tsx';
import type { Point } from '../usePointerDrag.ts';
import { showEmptyAreas } from './emptyAreas.ts';
import { listSlots, matchWidgets, nearestSlot } from './geometry.ts';
import type { ShownWidget } from './geometry.ts';
import { editInline, findInlineText, textElementOf, withInlineText } from './inlineText.ts';
import { boxBetween, nodesBetween, readMarkers } from './markers.ts';
import type { Box, MarkedArea } from './markers.ts';
import type { Preview } from './usePreview.ts';

/** The width of the page on a desktop. Narrower windows show it smaller. */
const DESKTOP = 1280;
const PHONE = 390;
/** How near to the upper and lower edge a dragged widget scrolls the page. */
const EDGE = 56;

/** What the builder asks the canvas for. */
export interface CanvasHandle {
  /** Finds the place that is nearest to a point of the window, and marks it. Null: the point is outside of the page. */
  placeAt(at: Point | null): Place | null;
  /** Scrolls the page to a widget. */
  show(placement: string): void;
}

interface Props {
  readonly handle: Ref<CanvasHandle>;
  readonly preview: Preview;
  readonly placed: readonly Placed[];
  readonly title: string;
  readonly isPhone: boolean;
  readonly selected: string | null;
  readonly isDragging: boolean;
  /** Names an area for people. */
  nameArea(area: string): string;
  nameWidget(placed: Placed): string;
  select(placed: Placed | null): void;
  changeText(placed: Placed, settings: Settings): void;
  move(placed: Placed, by: -1 | 1): void;
  copy(placed: Placed): void;
  remove(placed: Placed): void;
  dragStart(placed: Placed): (event: PointerEvent<HTMLElement>) => void;
  /** Passes keys that were pressed in the page on. */
  onKey(event: KeyboardEvent): void;
}

/** The page with the draft in a frame, and over it the outlines of its widgets. Nothing in the page can be followed or sent. */
export function Canvas(props: Props) {
  const { handle, preview, placed, title, isPhone, selected, isDragging, nameArea, nameWidget, onKey } =
    props;
  const { frame, version } = preview;
  const { ref: room, width: roomWidth, height: roomHeight } = useElementSize();
  const [tick, setTick] = useState(0);
  const [hovered, setHovered] = useState<string | null>(null);
  const [target, setTarget] = useState<Box | null>(null);
  const [isEditing, setEditing] = useState(false);
  const width = isPhone ? Math.min(PHONE, roomWidth) : Math.max(DESKTOP, roomWidth);
  const scale = roomWidth > 0 ? Math.min(1, roomWidth / width) : 1;

  const areas = useMemo((): readonly MarkedArea[] => {
    const shownDocument = frame.current?.contentDocument;
    return version > 0 && shownDocument?.body ? readMarkers(shownDocument) : [];
  }, [frame, version]);
  const shown = useMemo(() => matchWidgets(areas, placed), [areas, placed]);

  useLayoutEffect(() => {
    const isMain = ({ name }: MarkedArea) => MAIN_AREAS.has(name);
    const isChanged = showEmptyAreas(areas, {
      isShown: (area) => isDragging || area.isInside || isMain(area),
      words: ({ name }) => text('builder.dropHere', { area: nameArea(name) }),
    });
    if (isChanged) setTick((one) => one + 1);
  }, [areas, isDragging, nameArea]);

  const widgetAt = (node: Node | null): ShownWidget | null => {
    let found: ShownWidget | null = null;
    for (const one of shown) {
      const { start, end } = one.marked;
      if (nodesBetween(start, end).some((own) => own.contains(node))) found = one;
    }
    return found;
  };
  // Widgets inside of others are listed after those around them, so that the innermost is found last.
  const onPress = useEffectEvent((event: Event) => {
    const node = event.target as Node;
    if ((node as HTMLElement).isContentEditable) return;
    event.preventDefault();
    event.stopPropagation();
    props.select(widgetAt(node)?.placed ?? null);
  });
  const onHover = useEffectEvent((event: Event) => {
    setHovered(widgetAt(event.target as Node)?.placed.placement.uuid ?? null);
  });
  const onEdit = useEffectEvent((event: Event) => {
    const element = textElementOf(event.target as Node);
    const one = element && widgetAt(element);
    if (!element || !one) return;
    event.preventDefault();
    const same = nodesBetween(one.marked.start, one.marked.end)
      .flatMap((node) =>
        node instanceof element.ownerDocument.defaultView!.Element
          ? [node, ...node.querySelectorAll('*')]
          : [],
      )
      .filter((other) => other.textContent === element.textContent && other.children.length === 0);
    const found = findInlineText(
      one.placed.widget.settings,
      element.textContent ?? '',
      same.indexOf(element),
    );
    if (!found) return;
    setEditing(true);
    void editInline(element).then((typed) => {
      setEditing(false);
      if (typed !== null)
        props.changeText(one.placed, withInlineText(one.placed.widget.settings, found, typed));
    });
  });
  const keyPressed = useEffectEvent((event: KeyboardEvent) => onKey(event));

  useEffect(() => {
    const shownDocument = frame.current?.contentDocument;
    const shownWindow = frame.current?.contentWindow;
    if (!shownDocument || !shownWindow || version === 0) return undefined;
    let asked = 0;
    const measure = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => setTick((one) => one + 1));
    };
    const stop = (event: Event) => event.preventDefault();
    const leave = () => setHovered(null);
    const press = (event: Event) => onPress(event);
    const hover = (event: Event) => onHover(event);
    const edit = (event: Event) => onEdit(event);
    const key = (event: KeyboardEvent) => keyPressed(event);
    shownDocument.addEventListener('click', press, true);
    shownDocument.addEventListener('dblclick', edit, true);
    shownDocument.addEventListener('mouseover', hover);
    shownDocument.addEventListener('mouseleave', leave);
    shownDocument.addEventListener('submit', stop, true);
    shownDocument.addEventListener('dragstart', stop, true);
    shownDocument.addEventListener('load', measure, true);
    shownDocument.addEventListener('scroll', measure, true);
    shownDocument.addEventListener('keydown', key);
    const resized = new ResizeObserver(measure);
    resized.observe(shownDocument.body);
    return () => {
      cancelAnimationFrame(asked);
      resized.disconnect();
      shownDocument.removeEventListener('click', press, true);
      shownDocument.removeEventListener('dblclick', edit, true);
      shownDocument.removeEventListener('mouseover', hover);
      shownDocument.removeEventListener('mouseleave', leave);
      shownDocument.removeEventListener('submit', stop, true);
      shownDocument.removeEventListener('dragstart', stop, true);
      shownDocument.removeEventListener('load', measure, true);
      shownDocument.removeEventListener('scroll', measure, true);
      shownDocument.removeEventListener('keydown', key);
    };
  }, [frame, version]);

  const pointer = useRef<Point | null>(null);
  useEffect(() => {
    if (!isDragging) return undefined;
    const timer = setInterval(() => {
      const box = frame.current?.getBoundingClientRect();
      const at = pointer.current;
      if (!box || !at || at.x < box.left || at.x > box.right) return;
      const speed = at.y < box.top + EDGE ? -24 : at.y > box.bottom - EDGE ? 24 : 0;
      if (speed !== 0) frame.current?.contentWindow?.scrollBy({ top: speed, behavior: 'instant' });
    }, 30);
    return () => clearInterval(timer);
  }, [isDragging, frame]);

  useImperativeHandle(handle, () => ({
    placeAt(at) {
      pointer.current = at;
      const box = frame.current?.getBoundingClientRect();
      const isInside =
        at !== null && box && at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
      const slot = isInside
        ? nearestSlot(listSlots(areas, shown), { x: (at.x - box.left) / scale, y: (at.y - box.top) / scale })
        : null;
      setTarget(slot?.box ?? null);
      return slot && { area: slot.area, index: slot.index };
    },
    show(placement) {
      const one = shown.find((other) => other.placed.placement.uuid === placement);
      const box = one && boxBetween(one.marked.start, one.marked.end);
      const seen = frame.current?.contentWindow;
      if (!box || !seen || (box.top >= 0 && box.top + box.height <= seen.innerHeight)) return;
      seen.scrollTo({ top: seen.scrollY + box.top - 80, behavior: 'instant' });
    },
  }));

  const outlined = (uuid: string | null) => {
    const one = uuid === null ? undefined : shown.find((other) => other.placed.placement.uuid === uuid);
    const box = one && boxBetween(one.marked.start, one.marked.end);
    return one && box ? { one, box } : null;
  };
  // `tick` and `version` tell that what is measured here may have moved.
  const chosen = tick + version >= 0 && !isEditing ? outlined(selected) : null;
  const under = hovered !== selected && !isDragging && !isEditing ? outlined(hovered) : null;
  return (
    <div className="canvas" ref={room}>
      <div className="canvasPage" style={{ width: width * scale }}>
        <iframe
          ref={frame}
          title={title}
          className="canvasFrame"
          src={preview.src}
          onLoad={preview.onLoad}
          style={{
            width,
            height: roomHeight / scale,
            transform: `scale(${scale})`,
            pointerEvents: isDragging ? 'none' : 'auto',
          }}
        />
        <div className="canvasOver">
          {under && <Outline box={under.box} scale={scale} name={nameWidget(under.one.placed)} />}
          {chosen && (
            <Outline box={chosen.box} scale={scale} isSelected>
              <WidgetTools
                {...props}
                one={chosen.one}
                name={nameWidget(chosen.one.placed)}
                at={toolsAt(chosen.box, scale)}
              />
            </Outline>
          )}
          {target && isDragging && (
            <div
              className="canvasTarget"
              style={{ left: target.left * scale, top: target.top * scale - 2, width: target.width * scale }}
            />
          )}
        </div>
        {!preview.isReady && <Loader className="canvasLoading" aria-label={text('builder.loading')} />}
      </div>
    </div>
  );
}

/** The height that the tools of a widget need. */
const TOOLS = 40;

type ToolsAt = 'inside' | 'above' | 'below';

/** Chooses a place for the tools of a widget where they hide nothing of a low one. */
function toolsAt({ top, height }: Box, scale: number): ToolsAt {
  if (height * scale > 2 * TOOLS) return 'inside';
  return top * scale > TOOLS ? 'above' : 'below';
}

/** The areas that are shown although they are empty, because a page begins with them. */
const MAIN_AREAS: ReadonlySet<string> = new Set(['content', 'landing_page_content']);

interface OutlineProps {
  readonly box: Box;
  readonly scale: number;
  readonly isSelected?: boolean;
  readonly name?: string;
  readonly children?: React.ReactNode;
}

const Outline = ({ box, scale, isSelected = false, name, children }: OutlineProps) => (
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
    {name !== undefined && (
      <Text className="canvasName" size="xs" span>
        {name}
      </Text>
    )}
    {children}
  </div>
);

/** The buttons at the selected widget. */
function WidgetTools({
  one,
  name,
  placed,
  move,
  copy,
  remove,
  dragStart,
  at,
}: Props & { readonly one: ShownWidget; readonly name: string; readonly at: ToolsAt }) {
  const own = one.placed;
  const count = placed.filter(({ placement }) => placement.area === own.placement.area).length;
  return (
    <Paper
      className="canvasTools"
      data-at={at}
      shadow="sm"
      role="toolbar"
      aria-label={text('builder.tools', { name })}
    >
      <span className="canvasGrip" onPointerDown={dragStart(own)} aria-hidden>
        <Icon name="grip" />
      </span>
      <ActionIcon
        variant="subtle"
        disabled={one.index === 0}
        aria-label={text('builder.moveUp', { name })}
        onClick={() => move(own, -1)}
      >
        <Icon name="up" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        disabled={one.index === count - 1}
        aria-label={text('builder.moveDown', { name })}
        onClick={() => move(own, 1)}
      >
        <Icon name="down" />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={text('builder.copyOf', { name })} onClick={() => copy(own)}>
        <Icon name="copy" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={text('builder.removeOf', { name })}
        onClick={() => remove(own)}
      >
        <Icon name="trash" />
      </ActionIcon>
    </Paper>
  );
}
