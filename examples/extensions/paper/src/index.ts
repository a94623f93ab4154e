import { defaultStyles, defineExtension } from '@shop/runtime/extension';
import { homepage } from './homepage.ts';

/** A theme: the homepage greets, and the colours are those of paper and ink. All else looks as the shop does. */
export default defineExtension({
  name: 'paper',
  api: '^1.0',
  setup: () => ({
    theme: [
      {
        name: 'paper',
        templates: { homepage },
        styles: `${defaultStyles}
:root { --paper: #fbf7ee; --wash: #f1eadb; --ink: #2b2118; --quiet: #5d5043; --accent: #7a2e12; }
body { font-family: Georgia, 'Times New Roman', serif; }
`,
      },
    ],
    messages: [{ owner: 'paper', locale: 'en', texts: { 'storefront.cart.empty': 'Your basket is empty.' } }],
  }),
});
