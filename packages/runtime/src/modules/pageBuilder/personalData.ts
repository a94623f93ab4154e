import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const pageBuilderPersonalData: readonly PersonalTable[] = [
  notPersonal('changeset', 'name', 'theme', 'route_cursors'),
  notPersonal('changeset_operation', 'route', 'entity_urn', 'old_payload', 'new_payload'),
  notPersonal('rollout_plan', 'name', 'theme', 'route_cursors'),
  notPersonal('rollout_plan_page', 'route', 'entity_urn'),
  notPersonal('widget_instance', 'name', 'type', 'settings', 'theme'),
  notPersonal('widget_placement', 'route', 'area', 'entity_urn', 'theme'),
];
