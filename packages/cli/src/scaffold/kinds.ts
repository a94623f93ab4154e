/** The kinds of extensions that can be scaffolded, each with a one-sentence description. */
export const kinds = {
  'shipping-provider': 'A shipping provider with one price for each zone.',
  'payment-method': 'A payment method by which shoppers pay later.',
  routes: 'A table with its routes and its GraphQL collection.',
  widget: 'A type of widget for pages.',
  theme: 'A theme for the pages of the shop.',
  'admin-page': 'A table with its routes, and pages for it in the admin.',
  full: 'A shipping provider, a payment method, a widget, a theme, and a table with pages in the admin.',
} as const;

export type Kind = keyof typeof kinds;

/** A part of a scaffolded extension, which consists of a template folder and code in the entry file. */
export interface Part {
  readonly folder: Exclude<Kind, 'full'>;
  /** The imported value, and its file name without the extension. */
  readonly imports: readonly [value: string, file: string];
  /** The contribution kind and the list. */
  readonly contributes: readonly [kind: string, list: string];
  /** A further contribution, with the name of its kind, its value and its file. */
  readonly declares?: string;
  /** Further members of the extension in addition to `setup`. */
  readonly members?: readonly string[];
  /** Folders published in addition to `dist`. */
  readonly publishes?: readonly string[];
}

const parts: Readonly<Record<Part['folder'], Part>> = {
  'shipping-provider': {
    folder: 'shipping-provider',
    imports: ['provider', 'provider'],
    contributes: ['shippingProviders', '[provider]'],
  },
  'payment-method': {
    folder: 'payment-method',
    imports: ['paymentMethod', 'paymentMethod'],
    contributes: ['paymentMethods', '[paymentMethod]'],
  },
  routes: {
    folder: 'routes',
    imports: ['noteRoutes', 'noteRoutes'],
    contributes: ['routes', 'noteRoutes'],
    declares: 'personalData',
    members: [
      "graphql: new URL('./graphql/', import.meta.url)",
      "migrations: new URL('../migrations/', import.meta.url)",
    ],
    publishes: ['migrations'],
  },
  widget: { folder: 'widget', imports: ['widget', 'widget'], contributes: ['widgets', '[widget]'] },
  theme: { folder: 'theme', imports: ['theme', 'theme'], contributes: ['theme', '[theme]'] },
  'admin-page': {
    folder: 'admin-page',
    imports: ['adminParts', 'adminParts'],
    contributes: ['admin', '[adminParts]'],
    publishes: ['admin'],
  },
};

/** Lists the parts of a kind. An admin page includes routes, because it shows their records. */
export function partsOf(kind: Kind): readonly Part[] {
  if (kind === 'full') return Object.values(parts);
  return kind === 'admin-page' ? [parts.routes, parts['admin-page']] : [parts[kind]];
}
