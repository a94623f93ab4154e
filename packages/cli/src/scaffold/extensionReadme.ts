import { kinds } from './kinds.ts';
import type { Kind, Part } from './kinds.ts';

/** The author's next steps for each part of an extension. The README lists them after the commands. */
const NEXT: Readonly<Record<Part['folder'], string>> = {
  'shipping-provider':
    '`src/provider.ts` is the provider. Orders of the store in `dev` are offered it at once; its prices are in the admin under Settings, Shipping.',
  'payment-method':
    '`src/paymentMethod.ts` is the method. The store in `dev` offers it in the checkout; the merchant switches it on and off under Settings, Payments.',
  routes:
    '`migrations` makes a table, `src/note.ts` has its statements, `src/noteRoutes.ts` its routes, and `src/graphql` its collection. A migration that was released is never edited.',
  widget: '`src/widget.ts` is the type of widget. Place it on a page in the page builder of the admin.',
  theme:
    '`src/theme.ts` is the theme. The store in `dev` shows it, and `/design-system` there every part of it.',
  'admin-page':
    '`src/adminParts.ts` declares the pages of the admin, and `admin/admin.js` draws one of them.',
};

/** Returns the README of a new extension. */
export const extensionReadme = (kind: Kind, parts: readonly Part[]): string => `# My thing

${kinds[kind]} An extension of Shop.

\`\`\`bash
npm install
npm run dev
\`\`\`

\`npm run dev\` starts the store in \`dev\`, a demo shop with this extension, and starts it again whenever a file changes.

${parts.map(({ folder }) => `- ${NEXT[folder]}`).join('\n')}
- \`src/index.ts\` says what the extension adds to the shop.

| Command         | What it does                                                             |
| --------------- | ------------------------------------------------------------------------ |
| \`npm test\`      | runs the tests, each on a whole shop with a database of its own          |
| \`npm run check\` | checks the types, and whether the package can be installed               |
| \`npm pack\`      | builds the package, for \`npm publish\` or \`npm install\` of the tarball in a store |

A store that has installed the package finds the extension by itself.
`;
