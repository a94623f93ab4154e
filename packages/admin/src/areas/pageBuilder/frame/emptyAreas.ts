import type { MarkedArea } from './markers.ts';

const MARK = 'data-page-builder';

/**
 * Shows the preview's empty areas as boxes that accept dropped widgets. Returns whether anything changed. The boxes exist only in the
 * builder's frame, not on the shop page.
 */
export function showEmptyAreas(
  areas: readonly MarkedArea[],
  { isShown, words }: { isShown(area: MarkedArea): boolean; words(area: MarkedArea): string },
): boolean {
  let isChanged = false;
  for (const area of areas) {
    const first = area.start.nextSibling;
    const box = first?.nodeType === Node.ELEMENT_NODE && (first as Element).hasAttribute(MARK) ? first : null;
    const isEmpty = area.widgets.length === 0 && isShown(area);
    if (isEmpty === (box !== null)) continue;
    isChanged = true;
    if (box) box.parentNode?.removeChild(box);
    else area.start.after(boxOf(area.start.ownerDocument, words(area)));
  }
  return isChanged;
}

function boxOf(document: Document, words: string): HTMLElement {
  const box = document.createElement('div');
  box.setAttribute(MARK, '');
  box.textContent = words;
  Object.assign(box.style, {
    boxSizing: 'border-box',
    margin: '8px 0',
    padding: '16px',
    border: '1px dashed currentColor',
    borderRadius: '8px',
    opacity: '0.65',
    textAlign: 'center',
    font: '14px/1.4 system-ui, sans-serif',
    width: '100%',
  });
  return box;
}
