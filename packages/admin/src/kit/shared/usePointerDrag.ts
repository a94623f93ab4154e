import { useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { useStable } from './useStable.ts';

/** Distance in pixels that the pointer must move before a press becomes a drag. */
const THRESHOLD = 6;

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface DragOptions<Item> {
  /** Called when the pointer moves during a drag, and with null when the drag ends. */
  onMove(item: Item, at: Point | null): void;
  /** Called when a drag ends without being canceled. */
  onDrop(item: Item, at: Point): void;
}

/**
 * Drags items with a mouse, pen or finger. The pointer is captured so that a drag continues over a frame. Escape cancels the drag. Each
 * drag action must also be available as a button.
 */
export function usePointerDrag<Item>(options: DragOptions<Item>) {
  const { onMove, onDrop } = useStable({ onMove: options.onMove, onDrop: options.onDrop });
  const [dragged, setDragged] = useState<{ readonly item: Item; readonly at: Point } | null>(null);
  const active = useRef(false);

  const start = (item: Item, event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || active.current) return;
    const handle = event.currentTarget;
    const { pointerId, clientX, clientY } = event;
    let isDrag = false;
    let last: Point = { x: clientX, y: clientY };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      last = { x: moved.clientX, y: moved.clientY };
      if (!isDrag && Math.hypot(last.x - clientX, last.y - clientY) < THRESHOLD) return;
      if (!isDrag) handle.setPointerCapture(pointerId);
      isDrag = true;
      moved.preventDefault();
      setDragged({ item, at: last });
      onMove(item, last);
    };
    const end = (dropped: boolean) => {
      active.current = false;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', key, true);
      if (!isDrag) return;
      // Suppresses the click event that follows a drag.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, true));
      setDragged(null);
      onMove(item, null);
      if (dropped) onDrop(item, last);
    };
    const up = (ended: PointerEvent) => ended.pointerId === pointerId && end(true);
    const cancel = (ended: PointerEvent) => ended.pointerId === pointerId && end(false);
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      end(false);
    };
    active.current = true;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', key, true);
  };
  return { dragged, start };
}

const swallow = (event: Event) => {
  event.stopPropagation();
  event.preventDefault();
};
