import { defineExtension } from '@shop/runtime/extension';
import type { Extension, Theme } from '@shop/runtime/extension';

/** Creates an extension that provides a theme. */
export const themeExtension = (name: string, theme: Omit<Theme, 'name'> = {}): Extension =>
  defineExtension({ name, api: '^1.0', setup: () => ({ theme: [{ name, ...theme }] }) });
