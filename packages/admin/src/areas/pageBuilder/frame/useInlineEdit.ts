import { useState } from 'react';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import type { ShownWidget } from './geometry.ts';
import { editInline, findInlineText, textElementOf, withInlineText } from './inlineText.ts';
import { nodesBetween } from './markers.ts';

/** Lets the administrator edit a text on the page in place if the text is a widget setting. */
export function useInlineEdit(widgetAt: (node: Node) => ShownWidget | null) {
  const { view, edits } = useBuilder();
  const [isEditing, setEditing] = useState(false);
  const edit = async (node: Node) => {
    const element = textElementOf(node);
    const one = element && widgetAt(element);
    if (!element || !one) return;
    if (!view.isDefaultLanguage) {
      view.announce(text('builder.inline.otherLanguage'));
      return;
    }
    const { settings } = one.placed.widget;
    const found = findInlineText(settings, element.textContent ?? '', countBefore(one, element));
    if (!found) return;
    setEditing(true);
    const typed = await editInline(element);
    setEditing(false);
    if (typed !== null) edits.change(one.placed, { settings: withInlineText(settings, found, typed) });
  };
  return { isEditing, edit: (node: Node) => void edit(node) };
}

/** Counts the previous elements in a widget that show the same text. */
function countBefore({ marked }: ShownWidget, element: HTMLElement): number {
  const inside = element.ownerDocument.createTreeWalker(element.ownerDocument.body, NodeFilter.SHOW_ELEMENT);
  const roots = nodesBetween(marked.start, marked.end);
  let count = 0;
  for (let node = inside.nextNode(); node && node !== element; node = inside.nextNode()) {
    const isSame = node.textContent === element.textContent && (node as Element).children.length === 0;
    if (isSame && roots.some((root) => root.contains(node))) count += 1;
  }
  return count;
}
