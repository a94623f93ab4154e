import { PasswordInput, Textarea, TextInput } from '@mantine/core';
import { lazy } from 'react';
import { Select } from '../inputs/choices/Choices.tsx';
import { CountryInput } from '../places/CountryInput.tsx';
import { ColorInput } from './ColorSetting.tsx';
import { text } from '../../text/text.ts';
import { commonOf } from './settingInputProps.ts';
import type { SettingInputProps } from './settingInputProps.ts';
import type { SettingKind } from './settingKind.ts';

const TagsInput = lazy(async () => ({ default: (await import('./rareInputs.ts')).TagsInput }));
const JsonInput = lazy(async () => ({ default: (await import('./rareInputs.ts')).JsonInput }));
const PaletteInput = lazy(async () => ({ default: (await import('./PaletteInput.tsx')).PaletteInput }));
const CountriesInput = lazy(async () => ({
  default: (await import('../places/CountriesInput.tsx')).CountriesInput,
}));
const ShopLanguagesInput = lazy(async () => ({
  default: (await import('./ShopLanguagesInput.tsx')).ShopLanguagesInput,
}));
const ImageInput = lazy(async () => ({ default: (await import('./ImageInput.tsx')).ImageInput }));

type PlainProps = SettingInputProps & { readonly input: SettingKind['input'] };

/** Inputs that need only a value and its labels, one for each input kind. */
export function PlainInput({ input, ...props }: PlainProps) {
  const { value, change, setting } = props;
  const common = commonOf(props);
  const plain = String(value ?? '');
  const typed = (event: { readonly currentTarget: { readonly value: string } }) =>
    change(event.currentTarget.value);
  switch (input) {
    case 'secret':
      return (
        <PasswordInput
          {...common}
          autoComplete="new-password"
          placeholder={text(setting.isSet ? 'shopSettings.secret.set' : 'shopSettings.secret.none')}
          value={value === setting.value ? '' : plain}
          onChange={typed}
        />
      );
    case 'longText':
      return <Textarea {...common} autosize minRows={3} value={plain} onChange={typed} />;
    case 'emails':
      return (
        <TagsInput
          {...common}
          value={plain.split(',').flatMap((one) => one.trim() || [])}
          splitChars={[',', ' ', ';']}
          onChange={(list) => change(list.join(', '))}
        />
      );
    case 'tags':
      return <TagsInput {...common} value={(value ?? []) as string[]} onChange={change} />;
    case 'color':
      return <ColorInput {...common} value={plain} onChange={change} />;
    case 'country':
      return <CountryInput {...common} clearable value={plain} onChange={change} />;
    case 'countries':
      return <CountriesInput {...common} value={(value ?? []) as string[]} onChange={change} />;
    case 'currency':
      return <CodeInput {...props} codes={Intl.supportedValuesOf('currency')} />;
    case 'timeZone':
      return <CodeInput {...props} codes={['UTC', ...Intl.supportedValuesOf('timeZone')]} />;
    case 'languages':
      return <ShopLanguagesInput {...common} value={(value ?? []) as string[]} onChange={change} />;
    case 'palette':
      return <PaletteInput {...props} />;
    case 'image':
      return <ImageInput {...props} />;
    case 'json':
      return <JsonOf {...props} />;
    default:
      return <TextInput {...common} type={TYPES[input] ?? 'text'} value={plain} onChange={typed} />;
  }
}

/** Select input for one of many codes, which can be searched. */
function CodeInput({ codes, ...props }: SettingInputProps & { readonly codes: readonly string[] }) {
  const value = String(props.value ?? '');
  return (
    <Select
      {...commonOf(props)}
      searchable
      nothingFoundMessage={text('app.search.none')}
      data={[...new Set([...(value ? [value] : []), ...codes])]}
      value={value || null}
      onChange={(code) => props.change(code ?? '')}
    />
  );
}

const TYPES: Readonly<Record<string, string>> = { email: 'email', url: 'url', date: 'date' };

/** JSON input for values that no other input kind supports. */
function JsonOf(props: SettingInputProps) {
  const { value, change } = props;
  return (
    <JsonInput
      {...commonOf(props)}
      autosize
      minRows={3}
      formatOnBlur
      validationError={text('shopSettings.json.invalid')}
      defaultValue={JSON.stringify(value ?? null, null, 2)}
      onChange={(typed) => {
        try {
          change(JSON.parse(typed));
        } catch {
          // Incomplete JSON is ignored because the input itself shows the error.
        }
      }}
    />
  );
}
