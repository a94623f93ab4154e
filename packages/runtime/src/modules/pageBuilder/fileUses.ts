import { filesInTable } from '../media/index.ts';

/** Declares where widgets hold the addresses of files. */
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
