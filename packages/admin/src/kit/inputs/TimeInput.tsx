import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { text } from '../../text/text.ts';
import { shopZone } from '../../text/zone.ts';

type Props = Omit<TextInputProps, 'type'>;

/** Asks for a time in the time zone of the shop, and says so. `instantOf` makes the time of the API from what was typed. */
export const TimeInput = ({ description, ...props }: Props) => (
  <TextInput
    {...props}
    type="datetime-local"
    description={
      <>
        {description} {text('form.zone', { zone: shopZone })}
      </>
    }
    inputWrapperOrder={['label', 'input', 'description', 'error']}
  />
);
