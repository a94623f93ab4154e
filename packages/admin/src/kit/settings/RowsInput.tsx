import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { Icon } from '../shared/Icon.tsx';
import { text, textOr, wordsOf } from '../../text/text.ts';
import { commonOf } from './settingInputProps.ts';
import type { SettingInputProps } from './settingInputProps.ts';

type Row = Readonly<Record<string, string>>;

/** Input for a list of objects with a few texts each, such as carriers. */
export function RowsInput({
  columns,
  ...props
}: SettingInputProps & { readonly columns: readonly string[] }) {
  const { setting, value, disabled, change } = props;
  const { label, description, error } = commonOf(props);
  const rows = (value ?? []) as readonly Row[];
  const nameOf = (column: string) => textOr(`setting.${setting.key}.${column}`, wordsOf(column));
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <Stack gap="xs" mt={4}>
        {rows.map((row, index) => (
          <Group key={index} align="end" wrap="wrap" gap="xs">
            {columns.map((column) => (
              <TextInput
                key={column}
                flex="1 1 140px"
                size="sm"
                label={nameOf(column)}
                disabled={disabled}
                value={row[column] ?? ''}
                onChange={(event) =>
                  change(rows.with(index, { ...row, [column]: event.currentTarget.value }))
                }
              />
            ))}
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              disabled={disabled}
              aria-label={text('shopSettings.rows.remove', { position: index + 1 })}
              onClick={() => change(rows.toSpliced(index, 1))}
            >
              <Icon name="trash" />
            </ActionIcon>
          </Group>
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            disabled={disabled}
            leftSection={<Icon name="plus" />}
            onClick={() => change([...rows, Object.fromEntries(columns.map((column) => [column, '']))])}
          >
            {text('shopSettings.rows.add')}
          </Button>
        </div>
      </Stack>
    </Input.Wrapper>
  );
}
