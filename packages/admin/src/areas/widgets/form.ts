import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';
import { widgetTypeChoices } from '../../kit/widgets/widgetTypes.ts';

const SettingsInput = lazy(async () => ({ default: (await import('./SettingsInput.tsx')).SettingsInput }));
const PlacementsInput = lazy(async () => ({
  default: (await import('./PlacementsInput.tsx')).PlacementsInput,
}));

export const widgetForm = defineForm('/api/widgets', {
  nameOf: ({ name }) => name,
  lost: 'widgets.lost',
  sections: [
    {
      title: 'widgets.section.content',
      fields: [
        { name: 'name', label: 'widgets.name', kind: 'text', isRequired: true, help: 'widgets.name.help' },
        { name: 'type', label: 'widgets.type', kind: 'choice', isRequired: true, choices: widgetTypeChoices },
        {
          name: 'settings',
          label: 'widgets.settings',
          kind: 'own',
          showsFaults: true,
          initial: {},
          input: SettingsInput,
        },
      ],
    },
    {
      title: 'widgets.placements',
      fields: [
        {
          name: 'placements',
          label: 'widgets.placements',
          kind: 'own',
          showsFaults: true,
          initial: [],
          input: PlacementsInput,
          read: ({ placements }) =>
            placements.map(({ route, area, sort_order, entity_urn }) => ({
              route,
              area,
              sort_order,
              entity_urn,
            })),
        },
      ],
    },
    {
      title: 'products.section.visibility',
      isSide: true,
      fields: [{ name: 'status', label: 'status.enabled', kind: 'switch', initial: true }],
    },
  ],
});
