import { Stack, Text } from '@mantine/core';
import type { CreateLandingPageBody } from '@shop/sdk';
import type { FieldInForm } from '../../kit/form/field.ts';
import { useFieldValue } from '../../kit/form/useFieldValue.ts';
import { text } from '../../text/text.ts';
import { instantOf } from '../../text/zone.ts';
import { scheduleWords } from '../../kit/content/scheduleWords.ts';

/** Shows when shoppers will see the page, and updates while its times are entered. */
export function SchedulePreview({ form }: Pick<FieldInForm, 'form'>) {
  const isEnabled = Boolean(useFieldValue<CreateLandingPageBody>(form, 'status'));
  const schedule = {
    publishStart: instantOf(String(useFieldValue<CreateLandingPageBody>(form, 'publish_start') ?? '')),
    publishEnd: instantOf(String(useFieldValue<CreateLandingPageBody>(form, 'publish_end') ?? '')),
  };
  return (
    <Stack gap={4} role="status">
      <Text size="sm" fw={500}>
        {isEnabled ? scheduleWords(schedule) : text('landingPages.schedule.off')}
      </Text>
    </Stack>
  );
}
