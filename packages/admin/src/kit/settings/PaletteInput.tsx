import { Box, Group, Input, luminance, SimpleGrid, Stack, Text } from '@mantine/core';
import { ColorInput } from './ColorSetting.tsx';
import { language, text, textOr } from '../../text/text.ts';
import { commonOf } from './settingInputProps.ts';
import type { SettingInputProps } from './settingInputProps.ts';

const PARTS = ['accent', 'background', 'text'] as const;
type Palette = Readonly<Record<(typeof PARTS)[number], string>>;

const LEAST = 4.5;
const twoDigits = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Input for the shop's three colors, with a preview and their contrast ratios. */
export function PaletteInput(props: SettingInputProps) {
  const { setting, value, disabled, change } = props;
  const { label, description, error } = commonOf(props);
  const colors = value as Palette;
  const nameOf = (part: string) => textOr(`setting.${setting.key}.${part}`, part);
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <Stack gap="sm" mt={4}>
        <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ alignItems: 'end' }}>
          {PARTS.map((part) => (
            <ColorInput
              key={part}
              label={nameOf(part)}
              disabled={disabled}
              value={colors[part]}
              onChange={(chosen) => change({ ...colors, [part]: chosen })}
            />
          ))}
        </SimpleGrid>
        <Sample colors={colors} />
        {(['text', 'accent'] as const).map((part) => (
          <Contrast key={part} name={nameOf(part)} of={colors[part]} on={colors.background} />
        ))}
      </Stack>
    </Input.Wrapper>
  );
}

const Sample = ({ colors: { accent, background, text: ink } }: { readonly colors: Palette }) => (
  <Box bg={background} p="md" bd="1px solid gray.4">
    <Group justify="space-between">
      <Text style={{ color: ink }}>
        <span style={{ color: accent, textDecoration: 'underline' }}>
          {text('shopSettings.palette.sample')}
        </span>
      </Text>
      <Text
        component="span"
        fw={600}
        px="lg"
        py="xs"
        style={{ background: accent, color: textOn(accent), borderRadius: 999 }}
      >
        {text('shopSettings.palette.button')}
      </Text>
    </Group>
  </Box>
);

const textOn = (ground: string): string => (contrastOf('#ffffff', ground) >= LEAST ? '#ffffff' : '#000000');

function Contrast({ name, of, on }: { readonly name: string; readonly of: string; readonly on: string }) {
  const contrast = contrastOf(of, on);
  const shown = text('shopSettings.palette.contrast', { name, contrast: twoDigits.format(contrast) });
  const isTooLow = contrast < LEAST;
  return (
    <Text size="sm" c={isTooLow ? 'red' : 'dimmed'} role="status">
      {isTooLow ? `${shown}: ${text('shopSettings.palette.tooLow')}` : shown}
    </Text>
  );
}

/** Returns the WCAG contrast ratio of two colors. */
function contrastOf(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
