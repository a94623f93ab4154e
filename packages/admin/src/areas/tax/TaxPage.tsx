import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { RowActions } from '../../kit/shared/RowActions.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { TaxRateDialog } from './TaxRateDialog.tsx';
import { TaxRatesTable } from './TaxRatesTable.tsx';
import { TaxSettings } from './TaxSettings.tsx';
import { taxQuery } from './taxQuery.ts';
import type { TaxClass, TaxRate } from './taxQuery.ts';

const Calculator = lazy(async () => ({
  default: (await import('../../kit/shippingCalculator/Calculator.tsx')).Calculator,
}));

/** Tax page with the tax classes and rates, the tax settings, and a calculator for trying them out. */
export function TaxPage() {
  const may = useMay();
  const { data } = useSuspenseQuery(taxQuery);
  const [isOpen, open] = useState(false);
  const { classes } = data;
  const create = may('createTaxClass') && <Button onClick={() => open(true)}>{text('tax.class.new')}</Button>;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1}>{text('tax.title')}</Title>
        {classes.length > 0 && create}
      </Group>
      <Text c="dimmed" maw={640}>
        {text('tax.about')}
      </Text>
      {classes.length === 0 ? (
        <Card ta="center" py={64}>
          <Stack align="center">
            <Icon name="percent" size={40} />
            <Text maw={420}>{text('tax.empty')}</Text>
            {create}
          </Stack>
        </Card>
      ) : (
        classes.map((taxClass) => (
          <ClassCard
            key={taxClass.uuid}
            taxClass={taxClass}
            isDefaultOpen={!classes.some(({ isDefault }) => isDefault)}
          />
        ))
      )}
      {may('getSettings') && <TaxSettings classes={classes} />}
      {may('quoteCart') && (
        <Suspense fallback={null}>
          <Calculator units={data.shop} subject="tax" />
        </Suspense>
      )}
      {isOpen && <ClassDialog taxClass={null} close={() => open(false)} />}
    </Stack>
  );
}

interface CardProps {
  readonly taxClass: TaxClass;
  readonly isDefaultOpen: boolean;
}

function ClassCard({ taxClass, isDefaultOpen }: CardProps) {
  const may = useMay();
  const [isEditing, edit] = useState(false);
  const [rate, openRate] = useState<TaxRate | 'new' | null>(null);
  const { name, uuid } = taxClass;
  return (
    <Card component="section" aria-label={name}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>{name}</Title>
          <RowActions
            queryKey="tax"
            name={name}
            edit={{
              permission: 'updateTaxClass',
              label: text('tax.class.edit', { name }),
              run: () => edit(true),
            }}
            remove={{
              permission: 'deleteTaxClass',
              label: text('shipping.deleteOf', { name }),
              lost: text('tax.class.lost'),
              run: () => shop.taxClasses.delete(uuid),
            }}
          />
        </Group>
        <TaxRatesTable taxClass={taxClass} edit={openRate} />
        {may('createTaxRate') && (
          <Button
            variant="default"
            size="xs"
            style={{ alignSelf: 'start' }}
            aria-label={text('tax.rate.newIn', { name })}
            onClick={() => openRate('new')}
          >
            {text('tax.rate.new')}
          </Button>
        )}
      </Stack>
      {isEditing && <ClassDialog taxClass={taxClass} close={() => edit(false)} />}
      {rate && (
        <TaxRateDialog
          taxClass={taxClass}
          rate={rate === 'new' ? null : rate}
          isDefaultOpen={isDefaultOpen}
          close={() => openRate(null)}
        />
      )}
    </Card>
  );
}

interface ClassDialogProps {
  /** Null for a new tax class. */
  readonly taxClass: TaxClass | null;
  close(): void;
}

function ClassDialog({ taxClass, close }: ClassDialogProps) {
  const form = useForm({ initialValues: { name: taxClass?.name ?? '' } });
  return (
    <FormDialog
      title={taxClass ? text('tax.class.edit', { name: taxClass.name }) : text('tax.class.new')}
      form={form}
      queryKey="tax"
      close={close}
      run={(body) => (taxClass ? shop.taxClasses.update(taxClass.uuid, body) : shop.taxClasses.create(body))}
    >
      <TextInput
        label={text('tax.class.name')}
        description={text('tax.class.name.help')}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
