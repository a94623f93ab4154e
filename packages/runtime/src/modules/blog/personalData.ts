import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const blogPersonalData: readonly PersonalTable[] = [
  notPersonal(
    'blog_category',
    'name',
    'url_key',
    'description',
    'meta_title',
    'meta_description',
    'meta_data',
  ),
  notPersonal(
    'blog_post',
    'name',
    'url_key',
    'short_description',
    'content',
    'author',
    'image',
    'meta_title',
    'meta_description',
    'meta_data',
  ),
];
