import { z } from 'zod';
import { html } from '../../../platform/html/html.ts';
import { defineWidget } from '../contract.ts';
import { wireframe } from './wireframe.ts';

/** A widget that adds space between two widgets, optionally with a line in the middle. */
export const spacer = defineWidget({
  type: 'spacer',
  name: 'Spacer',
  description: 'Space between two sections, with or without a line.',
  picture: wireframe(['picture', 10, 4, 100, 20], ['line', 10, 39, 100, 2], ['picture', 10, 56, 100, 20]),
  defaults: { size: 'medium', line: false },
  changesWith: 'content',
  settings: z.object({
    size: z.enum(['small', 'medium', 'large']).default('medium'),
    line: z.boolean().default(false),
  }),
  render: ({ size, line }) =>
    line ? html`<hr class="spacer ${size}" />` : html`<div class="spacer ${size}"></div>`,
});
