import { html, safeHref, z } from '@shop/runtime/extension';
import type { Html, WidgetContext } from '@shop/runtime/extension';
import { testWidget } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

interface Notice {
  readonly text: string;
  readonly link?: string | undefined;
}
const schema = z.object({ text: z.string().default('Welcome'), link: z.string().optional() });
let rendered = 0;

/** Creates markup from unescaped text, bypassing the escaping of `html`. */
const raw = (text: string): Html => html(Object.assign([text], { raw: [text] }));

const sample = (fault: string, changes: object, ...caught: readonly string[]): Sample => ({
  fault,
  caught,
  suite: testWidget({
    extension: extensionOf('notices', {
      widgets: [
        {
          type: 'notice',
          name: 'Notice',
          settings: schema,
          changesWith: 'content',
          render: ({ text, link }: Notice, page: WidgetContext) =>
            html`<p>${text} ${link && html`<a href="${page.link(link)}">More</a>`}</p>`,
          ...changes,
        },
      ],
    }),
    type: 'notice',
    settings: { text: 'Closed on Monday', link: '/imprint' },
    callMs: 500,
    config: { deadlines: { callMs: 500 } },
  }),
});
const rendering = (
  fault: string,
  render: (settings: Notice, page: WidgetContext, loaded: never) => unknown,
  ...caught: readonly string[]
) => sample(fault, { render }, ...caught);

const FIRST = 'a new instance';
const SHOWN = 'it is shown with';
const ESCAPED = 'texts of merchants';
const LOAD = 'load answers';

export const widgetSamples: readonly Sample[] = [
  sample('none: a notice with a link', {}),
  sample('none: a notice with data', {
    load: async (all: readonly Notice[]) => all.map(({ text }) => text.length),
    render: ({ text }: Notice, _: WidgetContext, length: number) => html`<p>${text} (${length})</p>`,
  }),
  sample(
    'a field without a default',
    { settings: z.object({ text: z.string(), link: z.string().optional() }) },
    FIRST,
  ),
  sample(
    'a strict schema',
    { settings: z.strictObject({ text: z.string().default('W'), link: z.string().optional() }) },
    'settings of another release',
  ),
  rendering(
    'a link that is not checked',
    ({ text, link }) => html`<a href="${link ?? '/'}">${text}</a>`,
    ESCAPED,
  ),
  rendering('markup that is glued', ({ text }) => raw(`<p>${text}</p>`), ESCAPED),
  rendering(
    'a throw without a link',
    ({ text, link }) => html`<a href="${safeHref(link!.trim())}">${text}</a>`,
    SHOWN,
  ),
  rendering('markup that counts', ({ text }) => html`<p>${text} ${(rendered += 1)}</p>`, 'render gives'),
  rendering('nothing that is shown', () => html``, SHOWN),
  sample('data of the first instance alone', { load: async (all: readonly Notice[]) => [all[0]] }, LOAD),
  sample('data that never arrive', { load: () => new Promise(() => undefined) }, LOAD, SHOWN),
  sample('data that cannot be read', { load: () => Promise.reject(new Error('no')) }, LOAD, SHOWN),
  sample('a type that is no type', { type: 'Notice!' }, 'a shop starts'),
];
