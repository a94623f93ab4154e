import { z } from 'zod';

/** An admin or storefront page that shows an entity. */
export interface Link {
  readonly rel: string;
  readonly href: string;
  readonly action: 'GET';
  readonly types: string[];
}

/** Describes the links of a response. */
export const linksField = z
  .array(
    z.object({
      rel: z.string().describe('The type of page: `edit`, `view`, or the admin list, such as `couponGrid`.'),
      href: z.string().describe('The path of the page.'),
      action: z.literal('GET').describe('The HTTP method that opens the page.'),
      types: z.array(z.string()).describe('The media types of the page.'),
    }),
  )
  .describe('The pages for the entity.');

export const link = (rel: string, href: string): Link => ({ rel, href, action: 'GET', types: ['text/html'] });

/** Returns links to the admin list, the admin form, and the public page if there is one. */
export const linksOf = (gridRel: string, grid: string, uuid: string, view?: string): Link[] => [
  link(gridRel, grid),
  link('edit', `${grid}/edit/${uuid}`),
  ...(view === undefined ? [] : [link('view', view)]),
];
