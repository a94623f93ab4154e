import { Anchor, Text } from '@mantine/core';
import { defineForm } from '../../kit/form/defineForm.ts';
import type { FieldProps } from '../../kit/form/field.ts';
import { text } from '../../text/text.ts';

/** Read-only field for text that the shopper entered. */
function Written({ field, value }: FieldProps<string>) {
  return (
    <div>
      <Text size="sm" fw={500}>
        {text(field.label)}
      </Text>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value}</Text>
    </div>
  );
}

/** Email address as a link that opens the administrator's email client. */
function Address({ field, value: email }: FieldProps<string>) {
  return (
    <div>
      <Text size="sm" fw={500}>
        {text(field.label)}
      </Text>
      <Anchor href={`mailto:${encodeURIComponent(email)}`} className="breakable">
        {email}
      </Anchor>
    </div>
  );
}

export const messageForm = defineForm('/api/contact-messages', {
  nameOf: ({ full_name }) => full_name,
  sections: [
    {
      title: 'messages.section',
      fields: [
        { name: 'full_name', label: 'messages.name', kind: 'own', input: Written },
        { name: 'email', label: 'messages.email', kind: 'own', input: Address },
        { name: 'message', label: 'messages.message', kind: 'own', input: Written },
      ],
    },
    {
      title: 'messages.status',
      isSide: true,
      fields: [
        {
          name: 'status',
          label: 'messages.status',
          kind: 'choice',
          isRequired: true,
          choices: async () => [
            { value: 'new', label: text('messages.status.new') },
            { value: 'answered', label: text('messages.status.answered') },
          ],
        },
      ],
    },
  ],
});
