import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { text } from '../../../text/text.ts';
import { scanSku } from './countedUnits.ts';

/** A line whose units are scanned. */
interface ScannedLine {
  readonly id: string;
  readonly productSku: string;
  /** The number of units that may come back. */
  readonly most: number;
  readonly entered: { readonly qty: number | string };
}

interface ScanProps {
  readonly lines: readonly ScannedLine[];
  count(id: string, qty: number): void;
}

/** Input that counts a unit for each SKU that is scanned, or typed and confirmed with Enter. It keeps the focus for the next one. */
export function ScanInput({ lines, count }: ScanProps) {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<{ readonly words: string; readonly isFault: boolean } | null>(null);
  const take = () => {
    const sku = typed.trim();
    if (sku === '') return;
    const expected = lines.map(({ id, productSku, most, entered }) => ({
      id,
      sku: productSku,
      expected: most,
      counted: Number(entered.qty) || 0,
    }));
    const scan = scanSku(expected, sku);
    setTyped('');
    if (scan.kind === 'unknown')
      return setAnswer({ words: text('returns.scan.unknown', { sku }), isFault: true });
    if (scan.kind === 'full')
      return setAnswer({ words: text('returns.scan.full', { sku: scan.line.sku }), isFault: true });
    count(scan.line.id, scan.counted);
    const words = text('returns.scan.counted', {
      sku: scan.line.sku,
      count: scan.counted,
      most: scan.line.expected,
    });
    return setAnswer({ words, isFault: false });
  };
  return (
    <div>
      <TextInput
        label={text('returns.scan')}
        description={text('returns.scan.help')}
        leftSection={<Icon name="search" />}
        data-autofocus
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
      <Text role="status" size="sm" mt={4} className="breakable" {...(answer?.isFault && { c: 'red' })}>
        {answer?.words}
      </Text>
    </div>
  );
}
