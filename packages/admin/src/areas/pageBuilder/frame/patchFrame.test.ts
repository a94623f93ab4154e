import { expect, test } from 'vitest';
import { splitMarkup } from './patchFrame.ts';

const widget = (uuid: string, markup: string, area = 'content') =>
  `<!--widget "${uuid}" "text_block" "${area}"-->${markup}<!--/widget-->`;
const area = (name: string, ...widgets: readonly string[]) =>
  `<!--area "${name}"-->${widgets.join('')}<!--/area-->`;

test('a page is split into its areas with their widgets, and what surrounds them', () => {
  const one = widget('1', '<p>One</p>');
  const two = widget('2', '<p>Two</p>');
  const { around, areas } = splitMarkup(
    `<body>${area('header')}<main>${area('content', one, two)}</main></body>`,
  );
  expect(around).toBe(
    '<body><!--area "header"--><!--/area--><main><!--area "content"--><!--/area--></main></body>',
  );
  expect([...areas]).toEqual([
    ['header', []],
    [
      'content',
      [
        { key: '1 0', markup: one },
        { key: '2 0', markup: two },
      ],
    ],
  ]);
});

test('a widget with areas is one part, and the same widget twice has two keys', () => {
  const inner = area('column', widget('3', '<p>In</p>', 'column'));
  const columns = widget('1', `<div>${inner}</div>`);
  const again = widget('2', '<p>Two</p>');
  const { areas } = splitMarkup(area('content', columns, again, again));
  expect(areas.get('content')?.map(({ key }) => key)).toEqual(['1 0', '2 0', '2 1']);
  expect(areas.get('content')?.[0]?.markup).toBe(columns);
  expect(areas.has('column')).toBe(false);
});

test('a page without markers has only surroundings', () =>
  expect(splitMarkup('<body><!-- area --></body>')).toEqual({
    around: '<body><!-- area --></body>',
    areas: new Map(),
  }));
