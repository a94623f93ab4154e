import { z } from 'zod';
import { flag, line, optionalLine, optionalText } from '../../platform/http/bodyFields.ts';
import { urlKey } from '../urls/index.ts';

const fields = {
  title: line('title'),
  url_key: urlKey,
  /** A plain text: empty lines part its paragraphs. */
  content: optionalText,
  status: flag('status'),
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
};

export const newCmsPageBody = z.object({
  ...z.object(fields).partial().shape,
  title: fields.title,
  url_key: fields.url_key,
});
/** Touches only what it carries. */
export const cmsPageBody = z.object(fields).partial();

export type NewCmsPageBody = z.output<typeof newCmsPageBody>;
export type CmsPageBody = z.output<typeof cmsPageBody>;
