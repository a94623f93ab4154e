import type { Page } from 'playwright-core';

/** A control with its contrast. */
export interface Control {
  readonly kind: string;
  readonly name: string;
  readonly contrast: number;
}

/** Kinds of controls by CSS selector. The first match determines the kind. */
const KINDS: readonly (readonly [kind: string, selector: string, isEdged: boolean])[] = [
  ['checkbox', '.mantine-Checkbox-input', true],
  ['radio', '.mantine-Radio-radio, .mantine-RadioIndicator-indicator', true],
  ['switch', '.mantine-Switch-track', true],
  ['segment', '.mantine-SegmentedControl-indicator', true],
  ['text area', '.mantine-Textarea-input', true],
  ['input', '.mantine-Input-input', true],
  ['rich text', '.mantine-RichTextEditor-root', true],
  ['place for files', '.mantine-Dropzone-root', true],
  ['page of a list', '.mantine-Pagination-control', true],
  ['icon button with an edge', '.mantine-ActionIcon-root[data-variant="default"]', true],
  ['button with an edge', '.mantine-Button-root[data-variant="default"]', true],
  ['icon button without an edge', '.mantine-ActionIcon-root', false],
  ['button without an edge', '.mantine-Button-root', false],
];

/**
 * Calculates the contrast of each visible, enabled control. For most controls, this is the clearest of its edge, shadow and background
 * against the surroundings. For controls with only a label or an icon, it is the contrast of the label or icon.
 */
export const contrastsOf = (page: Page): Promise<readonly Control[]> =>
  page.evaluate((kinds) => {
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const colorOf = (css: string): Color => {
      if (!canvas) throw new Error('There is no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([red, green, blue, alpha]: Color, below: Color): Color => {
      const mix = (one: number, other: number) => one * alpha + other * (1 - alpha);
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
    };
    const light = ([red, green, blue]: Color): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: Color, other: Color): number => {
      const [dark = 0, bright = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };
    const backgroundOf = (element: Element | null): Color => {
      if (!element)
        return colorOf(getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#000' : '#fff');
      const own = colorOf(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, backgroundOf(element.parentElement));
    };
    const edgesOf = (element: Element): readonly string[] => {
      const {
        borderTopWidth,
        borderTopStyle,
        borderTopColor,
        boxShadow,
        backgroundColor,
        outlineStyle,
        outlineColor,
      } = getComputedStyle(element);
      const isDrawn = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      const shadow = /(?:rgba?|color)\([^)]*\)/.exec(boxShadow)?.[0];
      return [
        backgroundColor,
        ...(isDrawn ? [borderTopColor] : []),
        ...(outlineStyle === 'none' ? [] : [outlineColor]),
        ...(shadow ? [shadow] : []),
      ];
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const canBeWorked = (element: Element) =>
      !element.matches(':disabled, [data-disabled]') &&
      element.parentElement?.querySelector('input:disabled') == null;
    const seen = new Set<Element>();
    return kinds.flatMap(([kind, selector, isEdged]) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => !seen.has(element) && isShown(element) && canBeWorked(element))
        .map((element) => {
          seen.add(element);
          const around = backgroundOf(element.parentElement);
          const drawn = isEdged
            ? edgesOf(element).map((css) => contrast(over(colorOf(css), around), around))
            : [
                contrast(
                  over(colorOf(getComputedStyle(element).color), backgroundOf(element)),
                  backgroundOf(element),
                ),
              ];
          const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40);
          return {
            kind,
            name: name || element.className,
            contrast: Math.round(Math.max(...drawn) * 100) / 100,
          };
        }),
    );
  }, KINDS);
