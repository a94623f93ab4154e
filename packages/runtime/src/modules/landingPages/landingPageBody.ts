import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { flag, line, moment, optionalLine, optionalText } from '../../platform/http/bodyFields.ts';
import { urlKey } from '../urls/index.ts';
import { landingPageRow } from './landingPage.repo.ts';

const fields = describedBy(landingPageRow, {
  name: line('name'),
  url_key: urlKey,
  status: flag('status'),
  description: optionalText,
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
  publish_start: moment('publish_start'),
  publish_end: moment('publish_end'),
});

export const newLandingPageBody = z.object({
  ...z.object(fields).partial().shape,
  name: fields.name,
  url_key: fields.url_key,
});
/** Touches only what it carries. */
export const landingPageBody = z.object(fields).partial();

export type NewLandingPageBody = z.output<typeof newLandingPageBody>;
export type LandingPageBody = z.output<typeof landingPageBody>;
