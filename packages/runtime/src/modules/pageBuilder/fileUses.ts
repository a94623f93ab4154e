import { filesInTable } from '../media/index.ts';

/** Declares where widgets store file addresses. */
export const widgetFileUses = [
  filesInTable({
    type: 'widget',
    permission: 'getWidget',
    editPath: '/admin/widgets/edit/',
    table: 'widget_instance',
    title: 'name',
    columns: ['settings'],
  }),
];
