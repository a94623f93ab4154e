import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { optionalLine } from '../../../platform/http/forms/bodyFields.ts';
import type { WidgetContext } from '../contract.ts';
import { linkField } from '../linkField.ts';

/** The settings of a widget's button. The button is hidden without a label or a link target. */
export const buttonSettings = {
  link: linkField.nullish(),
  label: optionalLine('label', 100).optional(),
};

interface Button {
  readonly link?: string | null | undefined;
  readonly label?: string | null | undefined;
}

/** Renders a widget's button. Returns null if the button has no label or link target. */
export function button({ link, label }: Button, page: Pick<WidgetContext, 'link'>): Html | null {
  const href = link ? page.link(link) : null;
  return href === null || !label ? null : html`<p><a class="button" href="${href}">${label}</a></p>`;
}
