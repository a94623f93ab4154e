import { z } from 'zod';
import { safeHref } from '../../platform/html/safeHref.ts';
import { parseUrn } from '../urls/index.ts';

const MAX_LENGTH = 2000;

const isLink = (text: string): boolean => parseUrn(text) !== null || safeHref(text) !== null;

/** Where a widget leads: a path, an absolute address, or the URN of an entity, which holds whatever path that has later. */
export const linkField = z
  .string()
  .max(MAX_LENGTH)
  .refine(isLink, 'A link must be a path such as /mugs, an address (http, https, mailto, tel) or a URN');
