import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const metafieldsPersonalData: readonly PersonalTable[] = [
  notPersonal(
    'metafield_definition',
    'owner_type',
    'namespace',
    'field_key',
    'name',
    'description',
    'field_type',
    'validations',
    'appearance',
    'sub_fields',
    'provisioned_by_theme',
  ),
  notPersonal('metafield_revision', 'owner_type'),
  notPersonal('metafield_shop', 'meta_data'),
];
