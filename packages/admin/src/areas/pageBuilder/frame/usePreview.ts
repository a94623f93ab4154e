import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** The draft as the builder knows it. */
interface DraftState {
  /** Grows with each change of the draft. */
  readonly revision: number;
  /** Reports whether a change is being saved, which an answer may show already. */
  readonly isSaving: boolean;
}

/**
 * Shows a page with its draft in a frame. The page is read again with each revision, and the widgets that are different are put in the
 * place of the former ones, so that the page neither flickers nor scrolls. Where it is not known what the frame shows, because the draft
 * was changed while it was loaded, it is loaded anew.
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
      void readShown(frame.current?.contentWindow?.location.href ?? path).catch(() => undefined);
    },
  };
}

interface MarkupOptions {
  readonly draft: DraftState;
  readonly src: string;
  onPatch(): void;
}

/** Keeps the markup that the document of the frame was made of, and changes the document to that of another answer. */
function useMarkup(frame: RefObject<HTMLIFrameElement | null>, { draft, src, onPatch }: MarkupOptions) {
  /** The markup that the document was made of. Null: it is not known. */
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

  /** Reads what the frame was loaded with: its document is the page as a browser has built it, which no answer can be compared with. */
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
