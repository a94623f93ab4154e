import { expect, test } from 'vitest';
import { richText } from '../../platform/html/richText.ts';
import { DEFAULT_COLORS } from '../appearance/index.ts';
import { renderEmail } from './renderEmail.ts';
import type { EmailFrame } from './renderEmail.ts';

const look = (name: string, more: Partial<EmailFrame['look']> = {}): EmailFrame['look'] => ({
  name,
  logo: null,
  colors: DEFAULT_COLORS,
  contact: { email: null, phone: null, address: null },
  ...more,
});

const frame = (more: Partial<EmailFrame> = {}): EmailFrame => ({
  look: look('The Shop'),
  footer: null,
  locale: 'en',
  addressOf: (path: string) => `https://shop.test${path}`,
  ...more,
});

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

test('the text contains everything unchanged', () => {
  expect(renderEmail(message, frame()).text).toBe(
    `Dear <b>Ada</b> & "friends"\nwelcome\n\nIt's "here":\nhttps://shop.test/a?b=1&c="2"\n\n2 × Cap: $19.98\n<Total>: $19.98\n\nThe Shop\n`,
  );
});

test('the HTML contains the same, escaped', () => {
  const { html } = renderEmail(message, frame({ look: look('A & B'), locale: 'de-AT' }));
  expect(html).toContain('<html lang="de-AT">');
  expect(html).toContain('<title>Hi &lt;Ada&gt;</title>');
  expect(html).toContain('>Dear &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;friends&quot;<br>welcome</p>');
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/shop\.test\/a\?b=1&amp;c=&quot;2&quot;"[^>]*>It&#39;s &quot;here&quot;<\/a>/,
  );
  expect(html).toContain('>&lt;Total&gt;</td>');
  expect(html).toContain('>A &amp; B</p>');
});

test('a link that is not a web URL is not linked', () => {
  const { html } = renderEmail(
    { subject: '', blocks: [{ link: { label: 'x', url: 'javascript:alert(1)' } }] },
    frame(),
  );
  expect(html).toContain(' href="#"');
});

test('a rich text is rendered from its tree in both bodies, with absolute URLs', () => {
  const text =
    '<p class="big">See <a href="/terms">our <b>terms</b></a> &amp; <a href="https://a.test/?b=1&amp;c">more</a></p><img src="/assets/a.png" alt="A"><script>x</script>';
  const rich = richText(text);
  if (!rich) throw new Error('There is a text');
  const { text: plain, html } = renderEmail(
    { subject: '', blocks: [{ rich }] },
    frame({ footer: richText('<a href="/imprint">Imprint</a>') }),
  );
  expect(plain).toBe(
    'See our terms (https://shop.test/terms) & more (https://a.test/?b=1&c)\nA\n\nThe Shop\n\nImprint (https://shop.test/imprint)\n',
  );
  expect(html).toContain(
    '<p style="margin: 1em 0">See <a href="https://shop.test/terms" style="color: inherit">our <b>terms</b></a> &amp; <a href="https://a.test/?b=1&amp;c" style="color: inherit">more</a></p>',
  );
  expect(html).toContain(
    '<img src="https://shop.test/assets/a.png" alt="A" style="max-width: 100%; height: auto">',
  );
  expect(html).toMatch(
    /The Shop<\/p>\s*<div class="footer"[^>]*><p[^>]*><a href="https:\/\/shop\.test\/imprint"/,
  );
  expect(html).not.toContain('<script');
});

test('the frame shows the logo, the shop’s contact details below the content, and order lines with their images', () => {
  const { text, html } = renderEmail(
    {
      subject: '',
      blocks: [
        { lines: [{ name: '2 × Cap', amount: '$19.98', picture: '/assets/cap.jpg' }] },
        { lines: [{ name: '1 × Mug', amount: '', picture: null }] },
      ],
    },
    frame({
      look: look('Form & Foil', {
        logo: { url: '/assets/logo.png', width: 300, height: 100 },
        contact: { email: 'hello@shop.test', phone: null, address: 'Main St 1\nVienna' },
      }),
    }),
  );
  expect(text).toBe('2 × Cap: $19.98\n\n1 × Mug\n\nForm & Foil\nMain St 1\nVienna\nhello@shop.test\n');
  expect(html).toMatch(
    /<img src="https:\/\/shop\.test\/assets\/logo\.png" alt="Form &amp; Foil" height="32"/,
  );
  expect(html).toMatch(/<img class="well" src="https:\/\/shop\.test\/assets\/cap\.jpg" alt="" width="56"/);
  expect(html).toContain('>Form &amp; Foil<br>Main St 1<br>Vienna<br>hello@shop.test</p>');
});

test('an email in Arabic is written from right to left, with amounts on the left', () => {
  const { html } = renderEmail(message, frame({ locale: 'ar' }));
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toMatch(/<table role="presentation" dir="rtl"/);
  expect(html).toMatch(/<td class="line" align="left"[^>]*>\$19\.98</);
});

test('a logo for dark pages is shown where the mail program is dark', () => {
  const image = (url: string) => ({ url, width: 100, height: 32 });
  const { html } = renderEmail(
    message,
    frame({ look: look('A & B', { logo: image('/day.png'), logoDark: image('/night.png') }) }),
  );
  expect(html).toMatch(/<img class="by-day" src="https:\/\/shop\.test\/day\.png"[^>]*style="display: block;/);
  expect(html).toMatch(
    /<img class="by-night" src="https:\/\/shop\.test\/night\.png"[^>]*style="display: none;/,
  );
  expect(html).toMatch(/prefers-color-scheme: dark[\s\S]*\.by-night { display: block !important; }/);
});

test('French sets a space before a colon, and lines of an address keep their direction in Arabic', () => {
  expect(renderEmail(message, frame({ locale: 'fr' })).text).toContain('It\'s "here"\u00a0:\n');
  const address = { subject: '', blocks: [{ paragraph: 'يُشحن إلى:\n12 Market Street' }] };
  expect(renderEmail(address, frame({ locale: 'ar' })).html).toContain(
    '<span dir="auto">12 Market Street</span>',
  );
});
