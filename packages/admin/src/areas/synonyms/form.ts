import { defineForm } from '../../kit/form/defineForm.ts';
import { comma } from '../../text/text.ts';

export const synonymForm = defineForm('/api/search-synonyms', {
  nameOf: ({ terms }) => terms.join(comma),
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
