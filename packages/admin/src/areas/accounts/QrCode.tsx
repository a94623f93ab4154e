import { encodeQR } from 'qr';

interface Props {
  readonly value: string;
  readonly label: string;
}

/** Draws a QR code. It is dark on light in both themes because scanners require that contrast. */
export function QrCode({ value, label }: Props) {
  const rows = encodeQR(value, 'raw', { border: 4 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width={220}
      height={220}
      style={{ alignSelf: 'center', borderRadius: 8, background: '#fff' }}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
