import { defaultStyles } from '@shop/runtime/extension';
import type { Theme } from '@shop/runtime/extension';
import { homepage } from './homepage.ts';

/**
 * A theme that overrides design tokens and templates of the default theme. The page `/design-system` shows all tokens and
 * components.
 */
export const theme: Theme = {
  name: 'my-thing',
  templates: { homepage },
  styles: `${defaultStyles}
:root {
  color-scheme: light;
  --paper: #fbfaf7; --wash: #f0eee6; --raised: #fffefb; --ink: #22261f; --quiet: #555b50; --faint: #dcd9cd;
  --accent: #2f5d3a; --accent-strong: #21442a; --accent-wash: #e6efe6;
  --font-text: Georgia, 'Times New Roman', serif; --radius-m: 3px; --radius-l: 4px;
}
`,
};
