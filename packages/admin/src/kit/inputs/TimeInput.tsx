import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { text } from '../../text/text.ts';
import { shopZone } from '../../text/zone.ts';

type Props = Omit<TextInputProps, 'type'>;

/** Input for a time in the shop's time zone. The description names the time zone. `instantOf` converts the typed time to the API format. */
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
