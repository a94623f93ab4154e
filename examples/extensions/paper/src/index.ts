import { defaultStyles, defineExtension } from '@shop/runtime/extension';
import { homepage } from './homepage.ts';

/** A theme with a welcome on the homepage and the colors of paper and ink. Everything else looks as in the default theme. */
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
