import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';
import { useMay } from '../api/permissions.ts';
import { exactTime, text } from '../../text/text.ts';
import { Problem } from './Problem.tsx';

/** The result of a check of a VAT ID. */
interface Result {
  readonly valid: boolean;
  readonly name: string | null;
  readonly address: string | null;
  readonly checkedAt: string;
  readonly reference: string | null;
}

interface Props {
  /** The VAT ID of an address. Null if it has none. */
  readonly vatId: string | null;
  /** The result that is stored with the record. Null if there is none. */
  readonly stored?: Result | null;
}

/** Button that checks the VAT ID of an address, with the result below it. Shows nothing without a VAT ID. */
export function VatCheck({ vatId, stored = null }: Props) {
  const may = useMay();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async (id: string): Promise<Result> => {
      const { checked_at: checkedAt, ...result } = await shop.vatChecks.check({ vat_id: id });
      return { ...result, checkedAt };
    },
  });
  if (!vatId) return null;
  const result = data ?? stored;
  return (
    <Stack gap={4} align="flex-start" mt={4}>
      {may('checkVatId') && (
        <Button
          size="xs"
          variant="default"
          className="unprinted"
          loading={isPending}
          aria-label={`${text('vatCheck.button')}: ${vatId}`}
          onClick={() => mutate(vatId)}
        >
          {text('vatCheck.button')}
        </Button>
      )}
      {error && <Problem error={error} />}
      <div role="status">{result && <Outcome result={result} />}</div>
    </Stack>
  );
}

const Outcome = ({ result: { valid, name, address, checkedAt, reference } }: { readonly result: Result }) => (
  <Stack gap={2}>
    <Group gap="xs">
      <Badge color={valid ? 'green' : 'red'}>{text(valid ? 'vatCheck.valid' : 'vatCheck.invalid')}</Badge>
      <Text size="sm" c="dimmed">
        {text('vatCheck.at', { time: exactTime(checkedAt) })}
      </Text>
    </Group>
    {name || address ? (
      <Text size="sm" className="written breakable">
        {[name, address].filter(Boolean).join('\n')}
      </Text>
    ) : (
      valid && <Text size="sm">{text('vatCheck.nothing')}</Text>
    )}
    {reference && <Text size="sm">{text('vatCheck.reference', { reference })}</Text>}
  </Stack>
);
