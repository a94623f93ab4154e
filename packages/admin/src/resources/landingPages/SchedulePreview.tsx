import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FieldProps } from '../../form/defineForm.ts';
import { shopZoneQuery } from '../../rollouts/rolloutsQuery.ts';
import { browserZone, sentTime } from '../../rollouts/words.ts';
import { language, text } from '../../text/text.ts';
import { scheduleWords } from './scheduleWords.ts';

/** Says when shoppers see the page while its times are typed, in the zone of the browser and, where it is another one, in the shop's. */
export function SchedulePreview({ form }: Pick<FieldProps, 'form'>) {
  const { data: zone = browserZone } = useQuery(shopZoneQuery);
  const isEnabled = Boolean(form.useWatchValue('status'));
  const schedule = {
    publishStart: sentTime(String(form.useWatchValue('publish_start') ?? '')),
    publishEnd: sentTime(String(form.useWatchValue('publish_end') ?? '')),
  };
  const isTimed = schedule.publishStart !== null || schedule.publishEnd !== null;
  return (
    <Stack gap={4} role="status">
      <Text size="sm" fw={500}>
        {isEnabled ? scheduleWords(schedule) : text('landingPages.schedule.off')}
      </Text>
      {isEnabled && isTimed && (
        <Text size="sm" c="dimmed">
          {zone === browserZone
            ? text('landingPages.schedule.zone', { zone })
            : text('landingPages.schedule.zones', {
                zone: browserZone,
                shop: zone,
                period: scheduleWords(schedule, timeIn(zone)),
              })}
        </Text>
      )}
    </Stack>
  );
}

/** Makes the function that writes times in a zone. */
const timeIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (iso: string) => format.format(new Date(iso));
};
