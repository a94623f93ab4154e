import { createTheme, defaultVariantColorsResolver } from '@mantine/core';
import type { CSSVariablesResolver, VariantColorsResolver } from '@mantine/core';
import { text } from '../text/text.ts';

/** Outlined buttons have the same border as other controls. */
const resolveVariant: VariantColorsResolver = (input) => ({
  ...defaultVariantColorsResolver(input),
  ...(input.variant === 'default' && { border: '1px solid var(--admin-edge)' }),
});

/**
 * Creates the admin theme with 14 px text, 8 px corners and one accent color. The theme contains translated strings, so they must have
 * loaded.
 */
export const makeTheme = () =>
  createTheme({
    primaryColor: 'indigo',
    primaryShade: { light: 8, dark: 7 },
    defaultRadius: 8,
    autoContrast: true,
    variantColorResolver: resolveVariant,
    respectReducedMotion: true,
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
    fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '18px' },
    headings: {
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '22px', lineHeight: '1.3' },
        h2: { fontSize: '16px', lineHeight: '1.4' },
        h3: { fontSize: '14px', lineHeight: '1.4' },
      },
    },
    components: {
      CloseButton: { defaultProps: { 'aria-label': text('app.close') } },
      Modal: {
        defaultProps: {
          closeButtonProps: { 'aria-label': text('app.close') },
          // The dialog's <header> would be a second banner landmark on the page.
          attributes: { header: { role: 'presentation' } },
        },
        styles: { title: { fontSize: '16px', fontWeight: 650, overflowWrap: 'anywhere' } },
      },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': text('app.close') } } },
      PasswordInput: {
        defaultProps: { visibilityToggleButtonProps: { 'aria-label': text('accounts.showPassword') } },
      },
      Badge: { defaultProps: { tt: 'none', variant: 'dot', fw: 500, miw: 'max-content' } },
      // Invalid text stays in the input, so that the shop can reject it with a message. By default, the input would restore the last valid
      // color, which may be outdated.
      ColorInput: {
        defaultProps: {
          fixOnBlur: false,
          eyeDropperButtonProps: { 'aria-label': text('app.pickColor') },
        },
      },
      Card: { defaultProps: { withBorder: true, padding: 'lg' } },
      // Selecting the selected option again does not deselect it. Only the clear button clears a selection.
      Select: { defaultProps: { allowDeselect: false } },
    },
  });

/**
 * Raises the contrast of dimmed text to 4.5:1 and of control borders to 3:1 on every background. `light-dark()` is avoided because the CSS
 * minifier rewrites it.
 */
export const resolveColors: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--admin-ground': '#f6f7f9',
    '--admin-selected': '#eef2ff',
    '--admin-card': '#ffffff',
    '--admin-edge': '#7b838b',
    '--mantine-color-dimmed': colors.gray?.[7] ?? '',
    '--mantine-color-placeholder': colors.gray?.[7] ?? '',
    '--mantine-color-error': colors.red?.[9] ?? '',
    '--mantine-color-indigo-light-hover': colors.indigo?.[1] ?? '',
  },
  dark: {
    '--admin-ground': '#141517',
    '--admin-selected': '#20232f',
    '--admin-card': colors.dark?.[6] ?? '',
    '--admin-edge': '#8a8a8a',
    '--mantine-color-dimmed': colors.dark?.[1] ?? '',
    '--mantine-color-placeholder': colors.dark?.[1] ?? '',
    '--mantine-color-error': colors.red?.[4] ?? '',
    // Buttons without a background use their own color for the label, as in the light theme.
    '--mantine-color-red-light-color': colors.red?.[4] ?? '',
    '--mantine-color-indigo-light-color': colors.indigo?.[3] ?? '',
  },
});
