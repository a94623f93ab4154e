import { defaultStyles, defineExtension } from '@shop/runtime/extension';
import { homepage } from './homepage.ts';

/**
 * A theme that adds a welcome line to the homepage and uses the colors of paper and ink. Everything else is unchanged from the default
 * theme.
 */
export default defineExtension({
  name: 'paper',
  api: '^1.0',
  setup: () => ({
    theme: [
      {
        name: 'paper',
        templates: { homepage },
        styles: `${defaultStyles}
:root {
  color-scheme: light;
  --paper: #fbf7ee; --wash: #f1eadb; --raised: #fffdf8; --ink: #2b2118; --quiet: #5d5043; --faint: #e0d6c3;
  --accent: #7a2e12; --accent-strong: #571f0a; --accent-wash: #f6e7da;
  --font-text: Georgia, 'Times New Roman', serif; --radius-m: 2px; --radius-l: 2px; --radius-full: 2px;
}
`,
      },
    ],
    messages: [{ owner: 'paper', locale: 'en', texts: { 'storefront.cart.empty': 'Your basket is empty.' } }],
  }),
});
