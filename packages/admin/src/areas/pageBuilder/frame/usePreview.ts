import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { patchFrame, splitMarkup } from './patchFrame.ts';
import type { PageMarkup } from './patchFrame.ts';

export interface Preview {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Initial address of the frame. Later versions that differ only in widgets are applied without a reload. */
  readonly src: string;
  /** Number that increases whenever the frame's content changes. */
  readonly version: number;
  /** True if the frame shows the page. */
  readonly isReady: boolean;
  onLoad(): void;
}

/** Draft state in the builder. */
interface DraftState {
  /** Number that increases with every change to the draft. */
  readonly revision: number;
  /** True while a change is being saved. A preview response may already include that change. */
  readonly isSaving: boolean;
}

/**
 * Shows a page with its draft in a frame. The page is refetched on each revision, and only changed widgets are replaced, so that the page
 * neither flickers nor scrolls. If the draft changes while the frame is loading, the frame's content is unknown and the frame is reloaded.
 */
export function usePreview(path: string, place: string, draft: DraftState): Preview {
  const { revision } = draft;
  const frame = useRef<HTMLIFrameElement>(null);
  const [src, setSrc] = useState({ place, path });
  const [version, setVersion] = useState(0);
  const [isReady, setReady] = useState(false);
  if (src.place !== place) setSrc({ place, path });
  const grow = useCallback(() => setVersion((one) => one + 1), []);
  const { readShown, refresh } = useMarkup(frame, { draft, src: src.path, onPatch: grow });

  useEffect(() => {
    if (isReady && revision > 0) void refresh(path).catch(() => undefined);
    // The address contains a new token each time, but shows the same page.
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
      void readShown(frame.current?.contentWindow?.location.href ?? path).catch(() => undefined);
    },
  };
}

interface MarkupOptions {
  readonly draft: DraftState;
  readonly src: string;
  onPatch(): void;
}

/** Stores the markup of the frame's current document, and updates the document to the markup of later responses. */
function useMarkup(frame: RefObject<HTMLIFrameElement | null>, { draft, src, onPatch }: MarkupOptions) {
  /** Markup of the current document. Null if the markup is unknown. */
  const shown = useRef<PageMarkup | null>(null);
  const reads = useRef(0);
  const latest = useRef(draft);
  const opened = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  useLayoutEffect(() => {
    opened.current = latest.current;
  }, [src]);

  const open = useCallback(
    (to: string) => {
      reads.current += 1;
      shown.current = null;
      opened.current = latest.current;
      reopen(frame.current, to);
    },
    [frame],
  );

  const refresh = useCallback(
    async (to: string) => {
      const before = shown.current;
      if (before === null) {
        open(to);
        return;
      }
      reads.current += 1;
      const own = reads.current;
      const html = await readPage(to);
      const start = performance.now();
      const markup = splitMarkup(html);
      const shownDocument = frame.current?.contentDocument;
      if (own !== reads.current || !shownDocument?.body) return;
      shown.current = markup;
      if (patchFrame(shownDocument, before, markup)) {
        performance.measure('page-builder-shown', { start });
        onPatch();
      } else open(to);
    },
    [frame, onPatch, open],
  );

  /** Refetches the markup that the frame was loaded with, because a parsed document cannot be compared with a response. */
  const readShown = async (from: string) => {
    reads.current += 1;
    shown.current = null;
    const own = reads.current;
    const markup = splitMarkup(await readPage(from));
    if (own === reads.current && isUnchanged(opened.current, latest.current)) shown.current = markup;
  };

  return { readShown, refresh };
}

const isUnchanged = (opened: DraftState, latest: DraftState): boolean =>
  opened.revision === latest.revision && !opened.isSaving && !latest.isSaving;

async function readPage(path: string): Promise<string> {
  const answer = await fetch(path, { headers: { accept: 'text/html' }, credentials: 'same-origin' });
  return answer.text();
}

/** Reloads the frame and restores its scroll position. */
function reopen(frame: HTMLIFrameElement | null, path: string): void {
  const window = frame?.contentWindow;
  if (!frame || !window) return;
  const top = window.scrollY;
  frame.addEventListener('load', () => frame.contentWindow?.scrollTo({ top, behavior: 'instant' }), {
    once: true,
  });
  window.location.replace(path);
}
