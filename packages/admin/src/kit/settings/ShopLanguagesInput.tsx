import type { ReactNode } from 'react';
import { MultiSelect } from '../inputs/choices/Choices.tsx';
import { languageName, text } from '../../text/text.ts';

/** Languages to choose from. Others can be set by the API. */
const CODES =
  'ar bg bn bs ca cs da de de-AT de-CH el en en-AU en-CA en-GB en-US es es-MX et eu fa fi fr fr-CA fr-CH ga gl he hi hr hu hy id is it ' +
  'ja ka kk ko lt lv mk ms mt nb nl nl-BE nn pl pt pt-BR ro ru sk sl sq sr sv sw ta th tr uk ur vi zh zh-CN zh-TW';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly value: string[];
  onChange(value: string[]): void;
}

/** Select input for the shop's languages in their order. The first one is the default language. */
export const ShopLanguagesInput = (props: Props) => (
  <MultiSelect
    {...props}
    data={[...new Set([...props.value, ...CODES.split(' ')])].map((code) => ({
      value: code,
      label: languageName(code),
    }))}
    searchable
    hidePickedOptions
    maxDropdownHeight={280}
    nothingFoundMessage={text('app.search.none')}
  />
);
