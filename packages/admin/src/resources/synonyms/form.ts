import { defineForm } from '../../form/defineForm.ts';

export const synonymForm = defineForm({
  api: '/api/search-synonyms',
  nameOf: ({ terms }) => (terms as readonly string[]).join(', '),
  sections: [
    {
      title: 'synonyms.section',
      fields: [
        {
          name: 'terms',
          label: 'synonyms.terms',
          kind: 'tags',
          isRequired: true,
          help: 'synonyms.terms.help',
        },
      ],
    },
  ],
});
