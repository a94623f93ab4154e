import { useEffect } from 'react';
import { useStable } from '../../../kit/shared/useStable.ts';
import type { Preview } from './usePreview.ts';

/** Handlers for events on the page in the frame. */
export interface FrameHandlers {
  /** Called when a node is clicked. The page's own click handling is prevented. */
  press(node: Node): void;
  /** Called when the pointer moves to another node. Null if the pointer has left the page. */
  hover(node: Node | null): void;
  /** Called when a node is double-clicked. */
  edit(node: Node): void;
  key(event: KeyboardEvent): void;
  /** Called when elements may have moved, at most once per animation frame. */
  moved(): void;
}

/** Listens to events on the page in the frame. Prevents links from being followed and forms from being submitted. */
export function useFrameEvents({ frame, version }: Preview, given: FrameHandlers): void {
  const handlers = useStable(given);
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (!shown?.body || version === 0) return undefined;
    let frameRequest = 0;
    const moved = () => {
      cancelAnimationFrame(frameRequest);
      frameRequest = requestAnimationFrame(() => handlers.moved());
    };
    const stop = (event: Event) => event.preventDefault();
    const press = (event: Event) => {
      if ((event.target as HTMLElement).isContentEditable) return;
      event.preventDefault();
      event.stopPropagation();
      handlers.press(event.target as Node);
    };
    const listeners: Readonly<Record<string, (event: Event) => void>> = {
      click: press,
      auxclick: stop,
      submit: stop,
      dragstart: stop,
      dblclick: (event) => handlers.edit(event.target as Node),
      mouseover: (event) => handlers.hover(event.target as Node),
      mouseout: (event) => (event as MouseEvent).relatedTarget === null && handlers.hover(null),
      keydown: (event) => handlers.key(event as KeyboardEvent),
      load: moved,
      scroll: moved,
    };
    for (const [name, listen] of Object.entries(listeners)) shown.addEventListener(name, listen, true);
    const resized = new ResizeObserver(moved);
    resized.observe(shown.body);
    return () => {
      cancelAnimationFrame(frameRequest);
      resized.disconnect();
      for (const [name, listen] of Object.entries(listeners)) shown.removeEventListener(name, listen, true);
    };
  }, [frame, version, handlers]);
}
