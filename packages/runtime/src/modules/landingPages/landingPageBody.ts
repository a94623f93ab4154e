import { z } from 'zod';
import { flag, line, moment, optionalLine, optionalText } from '../../platform/http/bodyFields.ts';
import { urlKey } from '../urls/index.ts';

const fields = {
  name: line('name'),
  url_key: urlKey,
  status: flag('status'),
  description: optionalText,
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
  /** The page is live from then on; null or an empty text: from always. */
  publish_start: moment('publish_start'),
  /** It is live no more from then on. */
  publish_end: moment('publish_end'),
};

export const newLandingPageBody = z.object({
  ...z.object(fields).partial().shape,
  name: fields.name,
  url_key: fields.url_key,
});
/** Touches only what it carries. */
export const landingPageBody = z.object(fields).partial();

export type NewLandingPageBody = z.output<typeof newLandingPageBody>;
export type LandingPageBody = z.output<typeof landingPageBody>;
