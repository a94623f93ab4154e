import { createTheme, defaultVariantColorsResolver } from '@mantine/core';
import type { CSSVariablesResolver, VariantColorsResolver } from '@mantine/core';
import { text } from '../text/text.ts';

/** Buttons with an edge have that of the other controls. */
const resolveVariant: VariantColorsResolver = (input) => ({
  ...defaultVariantColorsResolver(input),
  ...(input.variant === 'default' && { border: '1px solid var(--admin-edge)' }),
});

/** The theme of the admin: 14 px text, 8 px corners, one accent. Its texts are read when the theme is made, after they are loaded. */
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
          // The <header> of a dialog would be a second banner of the page.
          attributes: { header: { role: 'presentation' } },
        },
        styles: { title: { fontSize: '16px', fontWeight: 650, overflowWrap: 'anywhere' } },
      },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': text('app.close') } } },
      PasswordInput: {
        defaultProps: { visibilityToggleButtonProps: { 'aria-label': text('accounts.showPassword') } },
      },
      Badge: { defaultProps: { tt: 'none', variant: 'dot', fw: 500, miw: 'max-content' } },
      // What is typed stays, for the shop to refuse in words. The input would put the last color back, and may not know it yet.
      ColorInput: {
        defaultProps: {
          fixOnBlur: false,
          eyeDropperButtonProps: { 'aria-label': text('app.pickColor') },
        },
      },
      Card: { defaultProps: { withBorder: true, padding: 'lg' } },
      // Choosing what is chosen already changes nothing: a choice is taken back by its own button alone.
      Select: { defaultProps: { allowDeselect: false } },
    },
  });

/** Raises the contrast of quiet texts to 4.5:1, and that of the edges of controls to 3:1 on every ground that they lie on. `light-dark()` is not used: the minifier of styles rewrites it. */
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
    // Buttons without a ground are written in their color, as they are on light pages.
    '--mantine-color-red-light-color': colors.red?.[4] ?? '',
    '--mantine-color-indigo-light-color': colors.indigo?.[3] ?? '',
  },
});
