import { filesInTable } from '../media/index.ts';

/** Declares where CMS pages store file URLs. */
export const cmsPageFileUses = [
  filesInTable({
    type: 'cms_page',
    permission: 'getCmsPage',
    editPath: '/admin/pages/edit/',
    table: 'cms_page',
    title: 'title',
    columns: ['content'],
  }),
];
