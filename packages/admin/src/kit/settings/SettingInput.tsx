import { Input, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { DecimalInput, IntegerInput, MoneyInput } from '../inputs/numbers/NumberInputs.tsx';
import { Select } from '../inputs/choices/Choices.tsx';
import { taxClassChoices } from '../api/choices.ts';
import { text } from '../../text/text.ts';
import { commonOf } from './settingInputProps.ts';
import type { SettingInputProps } from './settingInputProps.ts';
import { LanguagesInput } from './LanguagesInput.tsx';
import { PlainInput } from './PlainInput.tsx';
import { RowsInput } from './RowsInput.tsx';
import { kindOf } from './settingKind.ts';
import type { SettingKind } from './settingKind.ts';
import { helpOf, nameOf, valueOf } from './settingWords.ts';

const RichText = lazy(async () => ({ default: (await import('../form/RichText.tsx')).RichText }));

const RecordInput = lazy(async () => ({ default: (await import('../shared/RecordsInput.tsx')).RecordInput }));

/**
 * Input for a setting, selected by the setting's schema. Large inputs are loaded on demand, and only the label is shown while they load.
 */
export const SettingInput = (props: SettingInputProps) => (
  <Suspense fallback={<Input.Wrapper {...commonOf(props)} />}>
    <InputOf {...props} />
  </Suspense>
);

function InputOf(props: SettingInputProps) {
  const { setting, value, change } = props;
  const kind = kindOf(setting);
  const common = commonOf(props);
  const plain = String(value ?? '');
  switch (kind.input) {
    case 'switch':
      return (
        <Switch
          {...common}
          checked={value === true || value === 1 || value === '1' || value === 'true'}
          onChange={(event) => change(event.currentTarget.checked ? kind.on : kind.off)}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          data={kind.values.map((one) => ({ value: String(one), label: valueOf(setting, one) }))}
          value={plain}
          onChange={(chosen) => change(kind.values.find((one) => String(one) === chosen) ?? null)}
        />
      );
    case 'number':
      return <NumberOf {...props} kind={kind} />;
    case 'rows':
      return <RowsInput {...props} columns={kind.columns} />;
    case 'byLanguage':
      return <LanguagesInput {...props} isHtml={kind.isHtml} />;
    case 'taxClass':
      return <TaxClassInput {...props} isOfShipping={kind.isOfShipping} />;
    case 'cmsPage':
      return (
        <RecordInput
          kind="cms_page"
          label={nameOf(setting)}
          {...(helpOf(setting) !== null && { description: helpOf(setting) ?? '' })}
          error={props.error}
          value={plain || null}
          onChange={change}
        />
      );
    case 'html':
      return (
        <RichText
          label={nameOf(setting)}
          help={helpOf(setting) ?? undefined}
          html={plain}
          error={props.error}
          disabled={props.disabled}
          onChange={change}
        />
      );
    default:
      return <PlainInput {...props} input={kind.input} />;
  }
}

type NumberProps = SettingInputProps & { readonly kind: SettingKind & { readonly input: 'number' } };

function NumberOf({ kind: { isInteger, isMoney, min, max }, ...props }: NumberProps) {
  const Input = isMoney ? MoneyInput : isInteger ? IntegerInput : DecimalInput;
  return (
    <Input
      {...commonOf(props)}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      styles={{ wrapper: { maxWidth: 220 } }}
      value={props.value === null ? '' : (props.value as number | string)}
      onChange={(typed) => props.change(typed === '' ? null : typed)}
    />
  );
}

type TaxClassProps = SettingInputProps & { readonly isOfShipping: boolean };

function TaxClassInput({ isOfShipping, ...props }: TaxClassProps) {
  const { data: classes = [] } = useQuery({
    queryKey: ['choices', 'taxClasses'],
    queryFn: taxClassChoices,
    staleTime: 60_000,
  });
  const own = isOfShipping
    ? [
        { value: '-1', label: text('shopSettings.tax.share') },
        { value: '0', label: text('shopSettings.tax.highest') },
      ]
    : [];
  return (
    <Select
      {...commonOf(props)}
      clearable
      clearButtonProps={{ 'aria-label': text('shopSettings.none') }}
      placeholder={text('shopSettings.tax.none')}
      data={[...own, ...classes]}
      value={String(props.value ?? '') || null}
      onChange={(chosen) => props.change(chosen === null ? null : Number(chosen) || chosen)}
    />
  );
}
