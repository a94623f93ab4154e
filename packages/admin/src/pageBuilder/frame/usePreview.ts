import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { patchFrame, splitMarkup } from './patchFrame.ts';
import type { PageMarkup } from './patchFrame.ts';

export interface Preview {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The address that the frame was opened with. Later ones are shown without loading it anew where only widgets are different. */
  readonly src: string;
  /** Grows whenever what the frame shows has changed. */
  readonly version: number;
  /** Whether the frame shows the page. */
  readonly isReady: boolean;
  onLoad(): void;
}

/**
 * Shows a page with its draft in a frame. `revision` grows with each change of the draft: the page is read again then, and the widgets that
 * are different are put in the place of the former ones, so that the page neither flickers nor scrolls.
 */
export function usePreview(path: string, place: string, revision: number): Preview {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<PageMarkup | null>(null);
  const loads = useRef(0);
  const [src, setSrc] = useState({ place, path });
  const [version, setVersion] = useState(0);
  const [isReady, setReady] = useState(false);
  if (src.place !== place) setSrc({ place, path });
  const grow = useCallback(() => setVersion((one) => one + 1), []);

  const refresh = useCallback(
    async (to: string) => {
      loads.current += 1;
      const own = loads.current;
      const html = await readPage(to);
      const start = performance.now();
      const markup = splitMarkup(html);
      const shownDocument = frame.current?.contentDocument;
      if (own !== loads.current || !shownDocument?.body) return;
      const before = shown.current;
      shown.current = markup;
      if (before === null || patchFrame(shownDocument, before, markup)) {
        performance.measure('page-builder-shown', { start });
        grow();
      } else reopen(frame.current, to);
    },
    [grow],
  );

  useEffect(() => {
    if (isReady && revision > 0) void refresh(path).catch(() => undefined);
    // The address has another token each time, and shows the same page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [revision, isReady, refresh]);

  return {
    frame,
    src: src.path,
    version,
    isReady,
    onLoad() {
      setReady(true);
      grow();
      shown.current = null;
      // The document of the frame is the page as a browser has built it: its markup is compared with that of the next answer.
      void refresh(frame.current?.contentWindow?.location.href ?? path).catch(() => undefined);
    },
  };
}

async function readPage(path: string): Promise<string> {
  const answer = await fetch(path, { headers: { accept: 'text/html' }, credentials: 'same-origin' });
  return answer.text();
}

/** Loads the frame anew, and scrolls it to where it was. */
function reopen(frame: HTMLIFrameElement | null, path: string): void {
  const window = frame?.contentWindow;
  if (!frame || !window) return;
  const top = window.scrollY;
  frame.addEventListener('load', () => frame.contentWindow?.scrollTo({ top, behavior: 'instant' }), {
    once: true,
  });
  window.location.replace(path);
}
