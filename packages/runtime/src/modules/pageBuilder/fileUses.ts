import { filesInTable } from '../media/index.ts';

/** The places in widget settings that contain file URLs. */
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
