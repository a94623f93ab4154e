import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { flag, line, moment, optionalLine, optionalText } from '../../platform/http/forms/bodyFields.ts';
import { urlKey } from '../urls/index.ts';
import { landingPageRow } from './landingPage.ts';

/** Describes the ID in a page's path. */
export const pageParams = z.object({ id: z.string().describe('The UUID of the page.') });

const fields = describedBy(landingPageRow, {
  name: line('name'),
  url_key: urlKey,
  status: flag('status'),
  description: optionalText,
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
  publish_start: moment('publish_start'),
  publish_end: moment('publish_end', 'end'),
});

/** Describes the body of a request that creates a page. */
export const newLandingPageBody = z.object({
  ...z.object(fields).partial().shape,
  name: fields.name,
  url_key: fields.url_key,
});
/** Describes the body of a request that updates a page. Omitted fields keep their values. */
export const landingPageBody = z.object(fields).partial();

export type NewLandingPageBody = z.output<typeof newLandingPageBody>;
export type LandingPageBody = z.output<typeof landingPageBody>;
