import { Anchor, Button, Group, Stack, Table, Text, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../kit/api/permissions.ts';
import { shop, staffAddress } from '../../kit/api/shop.ts';
import { IntegerInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';

/** The number of codes that the panel shows. All of them are in the file. */
const SHOWN = 20;

interface Props {
  readonly record: { readonly uuid: string };
}

/** Panel with the codes of a promotion: the first of them, all as a file, and a dialog that makes more. */
export default function CodesPanel({ record: { uuid } }: Props) {
  const may = useMay();
  const [isOpened, dialog] = useDisclosure(false);
  const { data, error } = useQuery({
    queryKey: ['promotions', 'codes', uuid],
    queryFn: async () => {
      const answer = shop.promotions.codes(uuid, { limit: SHOWN });
      const codes = await answer;
      return { codes, total: (await answer.meta())?.total ?? codes.length };
    },
  });
  const codes = data?.codes ?? [];
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {text('promotions.codes.count', { count: data?.total ?? 0 })}
      </Text>
      {error && <Problem error={error} />}
      {codes.length > 0 && <Codes codes={codes} />}
      <Group gap="sm">
        {may('createPromotionCodes') && (
          <Button variant="default" size="xs" leftSection={<Icon name="plus" />} onClick={dialog.open}>
            {text('promotions.codes.make')}
          </Button>
        )}
        {codes.length > 0 && (
          <Anchor
            href={staffAddress(`/api/promotions/${uuid}/codes?format=csv`)}
            download="codes.csv"
            underline="always"
          >
            {text('promotions.codes.download')}
          </Anchor>
        )}
      </Group>
      {isOpened && <NewCodes uuid={uuid} close={dialog.close} />}
    </Stack>
  );
}

interface Code {
  readonly code: string;
  readonly max_uses: number | null;
  readonly used: number;
}

const Codes = ({ codes }: { readonly codes: readonly Code[] }) => (
  <Table>
    <caption className="unseen">{text('promotions.codes')}</caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{text('coupons.code')}</Table.Th>
        <Table.Th scope="col" ta="end">
          {text('coupons.uses')}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {codes.map(({ code, used, max_uses: most }) => (
        <Table.Tr key={code}>
          <Table.Td className="breakable">{code}</Table.Td>
          <Table.Td ta="end" className="number">
            {most === null ? used : text('coupons.usedOf', { used, most })}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

/** Dialog that makes codes: so many random ones, or those that are typed. */
function NewCodes({ uuid, close }: { readonly uuid: string; close(): void }) {
  const form = useForm<{ count: number | string; prefix: string; codes: string; max_uses: number | string }>({
    initialValues: { count: 100, prefix: '', codes: '', max_uses: 1 },
  });
  const run = ({ count, prefix, codes, max_uses }: typeof form.values) => {
    const typed = codes.split(/[\s,;]+/).filter((code) => code !== '');
    const uses = max_uses === '' ? null : Number(max_uses);
    return shop.promotions.createCodes(
      uuid,
      typed.length > 0
        ? { codes: typed, max_uses: uses }
        : { count: Number(count), max_uses: uses, ...(prefix !== '' && { prefix }) },
    );
  };
  return (
    <FormDialog
      title={text('promotions.codes.make')}
      label={text('promotions.codes.create')}
      form={form}
      queryKey="promotions"
      run={run}
      fieldOf={(path) => path.split('.')[0] ?? path}
      close={close}
    >
      <IntegerInput
        label={text('promotions.codes.howMany')}
        min={1}
        max={10_000}
        {...form.getInputProps('count')}
      />
      <TextInput
        label={text('promotions.codes.prefix')}
        description={text('promotions.codes.prefix.help')}
        {...form.getInputProps('prefix')}
      />
      <Textarea
        label={text('promotions.codes.own')}
        description={text('promotions.codes.own.help')}
        autosize
        minRows={2}
        {...form.getInputProps('codes')}
      />
      <IntegerInput
        label={text('promotions.codes.maxUses')}
        description={text('coupons.noLimit')}
        min={0}
        {...form.getInputProps('max_uses')}
      />
    </FormDialog>
  );
}
