import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { line } from '../../../platform/http/forms/bodyFields.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { findCountry } from '../../../platform/countries/country.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import { addressOptions } from '../../defaultTheme/index.ts';
import { addressLookupText, looksUp, suggestAddresses } from '../../provinces/index.ts';
import { lookupScript } from './lookupScript.ts';

const PATH = '/address/suggestions';

/** Returns the path that looks up addresses of a country in the page's language. Null if no extension does. */
export const lookupPath = (app: AppContext, country: string): string | null =>
  looksUp(app, country) ? app.languages.pathIn(app.language, PATH) : null;

const optionsOf = (app: AppContext, found: Parameters<typeof addressOptions>[0]): Reply =>
  reply.page(String(addressOptions(found, app.texts())));

export const lookupRoutes = [
  defineRoute({
    id: 'storefrontAddressSuggestions',
    method: 'POST',
    path: PATH,
    kind: 'page',
    access: 'public',
    body: z.object({ country: line('country'), text: z.string().max(addressLookupText.most) }),
    async handle({ app, body: { country, text }, request: { signal } }) {
      const code = findCountry(country);
      const found = code === null ? [] : await suggestAddresses(app, { country: code, text, signal });
      return optionsOf(app, found);
    },
    // Only the script sends this form. Whoever sends it otherwise, and wrongly, finds the checkout.
    formPage: '/checkout',
    refused: ({ app }) => optionsOf(app, []),
  }),
  lookupScript.route,
];
