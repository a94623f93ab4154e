import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { flag, line, optionalLine, optionalText, richText } from '../../platform/http/forms/bodyFields.ts';
import { urlKey } from '../urls/index.ts';
import { cmsPageRow } from './cmsPage.ts';

const fields = describedBy(cmsPageRow, {
  title: line('title'),
  url_key: urlKey,
  content: richText('content'),
  status: flag('status'),
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
});

/** Describes the body of a request that creates a page. */
export const newCmsPageBody = z.object({
  ...z.object(fields).partial().shape,
  title: fields.title,
  url_key: fields.url_key,
});
/** Describes the body of a request that updates a page. Omitted fields keep their values. */
export const cmsPageBody = z.object(fields).partial();

export type NewCmsPageBody = z.output<typeof newCmsPageBody>;
export type CmsPageBody = z.output<typeof cmsPageBody>;
