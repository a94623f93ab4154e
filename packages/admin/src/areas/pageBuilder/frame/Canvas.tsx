import { Loader } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import type { Place } from '../operations.ts';
import type { Point } from '../../../kit/shared/usePointerDrag.ts';
import { listSlots, nearestSlot } from './geometry.ts';
import type { ShownWidget, Slot } from './geometry.ts';
import { boxBetween, nodesBetween } from './markers.ts';
import { Overlay } from './Overlay.tsx';
import { useFrameEvents } from './useFrameEvents.ts';
import { useInlineEdit } from './useInlineEdit.ts';
import type { Preview } from './usePreview.ts';
import { useShownWidgets } from './useShownWidgets.ts';
import type { ShownWidgets } from './useShownWidgets.ts';

/** Functions that the builder calls on the canvas. */
export interface CanvasHandle {
  /** Finds and marks the drop position nearest to a point in the window. Returns null if the point is outside the page. */
  placeAt(at: Point | null): Place | null;
}

/** Desktop width of the page in pixels. In narrower windows, the page is scaled down. */
const DESKTOP = 1280;
const PHONE = 390;

interface Props {
  readonly ref: Ref<CanvasHandle>;
  readonly preview: Preview;
}

/** Frame that shows the page with its draft, overlaid with widget outlines. */
export function Canvas({ ref, preview }: Props) {
  const { page, view, isDragging, onKey } = useBuilder();
  const { ref: room, width: roomWidth, height: roomHeight } = useElementSize();
  const [, redraw] = useState(0);
  const [hovered, setHovered] = useState<string | null>(null);
  const shown = useShownWidgets(preview);
  const widgetAt = (node: Node) => innermost(shown, node);
  const { isEditing, edit } = useInlineEdit(widgetAt);
  useFrameEvents(preview, {
    press: (node) => view.select(widgetAt(node)?.placed ?? null),
    hover: (node) => setHovered((node && widgetAt(node)?.placed.placement.uuid) ?? null),
    edit,
    key: onKey,
    moved: () => redraw((count) => count + 1),
  });
  useSelectedInSight(preview, shown, view.chosen?.placement.uuid);
  const width = view.isPhone ? Math.min(PHONE, roomWidth) : Math.max(DESKTOP, roomWidth);
  const scale = Math.min(1, (roomWidth || width) / (width || 1));
  const { target, placeAt } = useTarget(preview, shown, scale);
  useImperativeHandle(ref, () => ({ placeAt }));
  useScrollAtEdges(preview, isDragging);
  return (
    <div className="canvas" ref={room}>
      <div className="canvasPage" style={{ width: width * scale }}>
        <iframe
          ref={preview.frame}
          title={text('builder.frame', { title: page.title })}
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
        {!isEditing && <Overlay widgets={shown.widgets} hovered={hovered} target={target} scale={scale} />}
        {!preview.isReady && <Loader className="canvasLoading" aria-label={text('builder.loading')} />}
      </div>
    </div>
  );
}

/** Returns the innermost widget that contains a node, or null if no widget contains it. */
function innermost({ widgets }: ShownWidgets, node: Node): ShownWidget | null {
  const around = widgets.filter(({ marked }) =>
    nodesBetween(marked.start, marked.end).some((own) => own.contains(node)),
  );
  return around.find(({ marked }) => !around.some((other) => contains(marked, other.marked))) ?? null;
}

const contains = (one: ShownWidget['marked'], other: ShownWidget['marked']): boolean =>
  one !== other && nodesBetween(one.start, one.end).some((node) => node.contains(other.start));

/** Marks the drop position nearest to a dragged widget. */
function useTarget({ frame }: Preview, { areas, widgets }: ShownWidgets, scale: number) {
  const [target, setTarget] = useState<Slot | null>(null);
  const placeAt = (at: Point | null): Place | null => {
    const box = frame.current?.getBoundingClientRect();
    const isInside =
      at && box && at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
    const slot = isInside
      ? nearestSlot(listSlots(areas, widgets), { x: (at.x - box.left) / scale, y: (at.y - box.top) / scale })
      : null;
    setTarget(slot);
    return slot && { area: slot.area, index: slot.index };
  };
  return { target, placeAt };
}

/** Scrolls the selected widget into view. */
function useSelectedInSight({ frame }: Preview, { widgets }: ShownWidgets, selected: string | undefined) {
  const latest = useRef(widgets);
  useEffect(() => {
    latest.current = widgets;
  });
  const isShown = widgets.some(({ placed }) => placed.placement.uuid === selected);
  useEffect(() => {
    const one = latest.current.find(({ placed }) => placed.placement.uuid === selected);
    const box = one && boxBetween(one.marked.start, one.marked.end);
    const window = frame.current?.contentWindow;
    if (!box || !window || (box.top >= 0 && box.top + Math.min(box.height, 80) <= window.innerHeight)) return;
    window.scrollTo({ top: window.scrollY + box.top - 80, behavior: 'instant' });
  }, [frame, selected, isShown]);
}

/** Distance from the top or bottom edge, in pixels, within which dragging scrolls the page. */
const EDGE = 56;

/** Scrolls the page while an item is dragged near the top or bottom edge. */
function useScrollAtEdges({ frame }: Preview, isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return undefined;
    let at: Point | null = null;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      at = { x: clientX, y: clientY };
    };
    const timer = setInterval(() => {
      const box = frame.current?.getBoundingClientRect();
      if (!box || !at || at.x < box.left || at.x > box.right) return;
      const up = at.y < box.top + EDGE ? -24 : 0;
      const top = at.y > box.bottom - EDGE ? 24 : up;
      if (top !== 0) frame.current?.contentWindow?.scrollBy({ top, behavior: 'instant' });
    }, 30);
    window.addEventListener('pointermove', follow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointermove', follow);
    };
  }, [isDragging, frame]);
}
