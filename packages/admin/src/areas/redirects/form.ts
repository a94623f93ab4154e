import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';
import { text } from '../../text/text.ts';

export const redirectForm = defineForm('/api/redirects', {
  nameOf: ({ from_path }) => from_path,
  sections: [
    {
      title: 'redirects.section',
      fields: [
        {
          name: 'from_path',
          label: 'redirects.from',
          kind: 'text',
          isRequired: true,
          help: 'redirects.from.help',
        },
        {
          name: 'target',
          label: 'redirects.target',
          kind: 'own',
          input: lazy(() => import('./TargetInput.tsx')),
          isRequired: true,
          help: 'redirects.target.help',
        },
        {
          name: 'status',
          label: 'redirects.kind',
          kind: 'choice',
          isRequired: true,
          initial: '301',
          help: 'redirects.kind.help',
          read: ({ status }) => String(status),
          choices: async () => [
            { value: '301', label: text('redirects.permanent') },
            { value: '302', label: text('redirects.temporary') },
          ],
        },
      ],
    },
  ],
});
