/** SVG paths of the admin icons, on a 24-unit grid. */
const paths = {
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  card: 'M3 6h18v12H3zM3 10h18M6 15h4',
  cart: 'M3 4h3l2 12h10l2-8H7M9.5 20h.01M17 20h.01',
  chart: 'M4 20V4M4 20h16M8 16v-5M12 16V8M16 16v-8',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M6 9l6 6 6-6',
  chevronLeft: 'M15 6l-6 6 6 6',
  chevronRight: 'M9 6l6 6-6 6',
  clipboard: 'M7 5h10v16H7zM9 3h6v4H9zM10 12h4M10 16h4',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4l3 2',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  desktop: 'M3 5h18v11H3zM9 20h6M12 16v4',
  down: 'M12 5v14M6 13l6 6 6-6',
  download: 'M12 4v11M7 10l5 5 5-5M4 20h16',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  eyeOff: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM4 20L20 4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  flag: 'M5 21V4h13l-3 4 3 4H5',
  folder: 'M3 6h6l2 2h10v11H3z',
  gear: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
  gift: 'M4 11v9h16v-9M3 7h18v4H3zM12 7v13M12 7c-2.5 0-5-.6-5-2.6S11 2.600 12 7c1-4.400 5-4.600 5-2.600S14.500 7 12 7',
  globe: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM4 12h16M12 4c3 3 3 13 0 16M12 4c-3 3-3 13 0 16',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  heart: 'M3 12h4l2-5 4 10 2-5h6',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15.5 9h.01',
  info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 11v5M12 8h.01',
  input: 'M3 7h18v10H3zM7 10v4',
  key: 'M8 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11 12l8-8M16 7l3 3',
  layout: 'M4 4h16v16H4zM4 9h16M10 9v11',
  left: 'M19 12H5M11 6l-6 6 6 6',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  megaphone: 'M4 10v4h3l10 5V5L7 10zM20 10v4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M5 12h14',
  moon: 'M20 14a8 8 0 1 1-10-10 6.5 6.5 0 0 0 10 10z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  out: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  percent:
    'M6 18L18 6M7.5 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM16.5 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  phone: 'M7 3h10v18H7zM11 18h2',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 18H4V9h16v9h-3M7 14h10v6H7z',
  puzzle: 'M4 8h4a2 2 0 1 1 4 0h4v4a2 2 0 1 1 0 4v4H4z',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  redo: 'M15 5l5 5-5 5M20 10h-9a6 6 0 0 0 0 12h2',
  refresh: 'M20 11a8 8 0 1 0-2 6M20 5v6h-6',
  right: 'M5 12h14M13 6l6 6-6 6',
  ruler: 'M3 15L15 3l6 6L9 21zM7 11l2 2M10 8l2 2M13 5l2 2',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  send: 'M3 11l18-8-7 18-3-7zM11 14L21 3',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6z',
  sliders: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  sort: 'M8 9l4-4 4 4M8 15l4 4 4-4',
  stack: 'M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5',
  star: 'M12 4l2.5 5.2 5.5.8-4 4 1 5.7-5-2.8-5 2.8 1-5.7-4-4 5.5-.8z',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  tag: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01',
  ticket: 'M3 7h18v4a1.5 1.5 0 0 0 0 3v4H3v-4a1.5 1.5 0 0 0 0-3zM14 8v9',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  tree: 'M4 4h6v5H4zM14 10h6v4h-6zM14 17h6v4h-6zM7 9v10h7M7 12h7',
  truck: 'M2 6h12v11H2zM14 10h4l4 3v4h-8zM6.5 19h.01M17.5 19h.01',
  undo: 'M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2',
  up: 'M12 19V5M6 11l6-6 6 6',
  upload: 'M12 19V8M7 12l5-5 5 5M4 4h16',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
  users:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3 20a6 6 0 0 1 12 0M16 5.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6 6 0 0 1 3 5.5',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  x: 'M6 6l12 12M18 6L6 18',
} as const;

export type IconName = keyof typeof paths;

/** Icons that point in the reading direction, which are mirrored in right-to-left languages. */
const ALONG_THE_LINE: ReadonlySet<IconName> = new Set([
  'chevronLeft',
  'chevronRight',
  'external',
  'left',
  'list',
  'megaphone',
  'out',
  'redo',
  'right',
  'send',
  'tree',
  'truck',
  'undo',
]);

/** Draws a decorative icon next to text or in a labeled button. Assistive technology ignores the icon. */
export const Icon = ({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...(ALONG_THE_LINE.has(name) && { className: 'alongTheLine' })}
    style={{ flex: 'none' }}
  >
    <path d={paths[name]} />
  </svg>
);
