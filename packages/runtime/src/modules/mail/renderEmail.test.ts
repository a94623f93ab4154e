import { expect, test } from 'vitest';
import { renderEmail } from './renderEmail.ts';

const message = {
  subject: 'Hi <Ada>',
  blocks: [
    { paragraph: 'Dear <b>Ada</b> & "friends"\nwelcome' },
    { link: { label: 'It\'s "here"', url: 'https://shop.test/a?b=1&c="2"' } },
    {
      rows: [
        ['2 × Cap', '$19.98'],
        ['<Total>', '$19.98'],
      ] as const,
    },
  ],
};

test('the text says everything as it is', () => {
  expect(renderEmail(message, 'The Shop', 'en').text).toBe(
    `Dear <b>Ada</b> & "friends"\nwelcome\n\nIt's "here":\nhttps://shop.test/a?b=1&c="2"\n\n2 × Cap: $19.98\n<Total>: $19.98\n\nThe Shop\n`,
  );
});

test('the HTML says the same, escaped', () => {
  const { html } = renderEmail(message, 'A & B', 'de-AT');
  expect(html).toContain('<html lang="de-AT">');
  expect(html).toContain('<title>Hi &lt;Ada&gt;</title>');
  expect(html).toContain('>Dear &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;friends&quot;<br>welcome</p>');
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/shop\.test\/a\?b=1&amp;c=&quot;2&quot;"[^>]*>It&#39;s &quot;here&quot;<\/a>/,
  );
  expect(html).toContain('>&lt;Total&gt;</td>');
  expect(html).toContain('>A &amp; B</p>');
});

test('a link that is none of the web leads nowhere', () => {
  const { html } = renderEmail(
    { subject: '', blocks: [{ link: { label: 'x', url: 'javascript:alert(1)' } }] },
    '',
    'en',
  );
  expect(html).toContain(' href="#"');
});
