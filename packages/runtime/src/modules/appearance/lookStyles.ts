import type { AppearanceSettings, ChosenColors } from './contract.ts';
import { familiesOf, fontFaces, SYSTEM_FONT } from './fonts.ts';
import { DEFAULT_COLORS, palettesOf } from './palette.ts';
import type { Palette } from './palette.ts';

type LookSettings = Pick<
  AppearanceSettings,
  'shopColors' | 'shopColorScheme' | 'shopTextFont' | 'shopHeadingFont'
>;

const isDefault = ({ accent, background, text }: ChosenColors): boolean =>
  accent === DEFAULT_COLORS.accent &&
  background === DEFAULT_COLORS.background &&
  text === DEFAULT_COLORS.text;

/**
 * Creates the stylesheet for the merchant's choices. It follows the theme's stylesheet and overrides its design
 * tokens. Empty if the merchant has not changed any values.
 */
export function lookStyles({
  shopColors,
  shopColorScheme: scheme,
  shopTextFont: textFont,
  shopHeadingFont: headingFont,
}: LookSettings): string {
  const hasFonts = textFont !== SYSTEM_FONT || headingFont !== SYSTEM_FONT;
  const rules = [
    ...(scheme === 'auto' ? [] : [`color-scheme: ${scheme};`]),
    ...(isDefault(shopColors) ? [] : colorTokens(shopColors)),
    ...(hasFonts
      ? [`--font-text: ${familiesOf(textFont)};`, `--font-heading: ${familiesOf(headingFont)};`]
      : []),
  ];
  if (rules.length === 0) return '';
  const faces = [...new Set([textFont, headingFont])].map(fontFaces).join('');
  return `${faces}:root { ${rules.join(' ')} }\n`;
}

function colorTokens(colors: ChosenColors): readonly string[] {
  const { light, dark } = palettesOf(colors);
  return (Object.keys(light) as (keyof Palette)[]).map((token) =>
    light[token] === dark[token]
      ? `--${token}: ${light[token]};`
      : `--${token}: light-dark(${light[token]}, ${dark[token]});`,
  );
}
