import {
  Button,
  Card,
  Group,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MoneyInput, WeightInput } from '../inputs/numbers/NumberInputs.tsx';
import { Select } from '../inputs/choices/Choices.tsx';
import { shop } from '../api/shop.ts';
import { Problem } from '../shared/Problem.tsx';
import { text } from '../../text/text.ts';
import { taxClassChoices } from '../api/choices.ts';
import { CountryInput } from '../places/CountryInput.tsx';
import { countriesQuery, provincesQuery } from '../places/places.ts';
import { ProductsInput } from './ProductsInput.tsx';
import type { ChosenProduct } from './ProductsInput.tsx';
import { QuoteView } from './QuoteView.tsx';

interface Values {
  country: string;
  province: string;
  postcode: string;
  of: 'products' | 'goods';
  products: ChosenProduct[];
  price: number | string;
  weight: number | string;
  tax_class: string;
}

/** Units in which amounts and weights are entered. */
interface Units {
  readonly currency: string;
  readonly weightUnit: string;
}

interface Props {
  readonly units: Units;
  /** Determines the card title and which part of the result is first. */
  readonly subject: 'shipping' | 'tax';
}

/**
 * Calculator for the shipping methods and taxes that apply to a cart at an address. The shop uses the same calculation as for real carts,
 * and stores nothing.
 */
export function Calculator({ units, subject }: Props) {
  const form = useForm<Values>({
    initialValues: {
      country: '',
      province: '',
      postcode: '',
      of: 'products',
      products: [],
      price: '',
      weight: '',
      tax_class: '',
    },
    validate: {
      country: (country) => (country === '' ? text('shipping.calculator.noCountry') : null),
      products: (products, { of }) =>
        of === 'products' && products.length === 0 ? text('shipping.calculator.noProduct') : null,
      price: (price, { of }) => (of === 'goods' && price === '' ? text('shipping.calculator.noPrice') : null),
    },
  });
  const quote = useMutation({ mutationFn: (values: Values) => shop.carts.quote(bodyOf(values)) });
  const title = text(subject === 'tax' ? 'tax.calculator' : 'shipping.calculator');
  return (
    <Card component="section" aria-label={title}>
      <form noValidate onSubmit={form.onSubmit((values) => quote.mutate(values))}>
        <Stack>
          <div>
            <Title order={2}>{title}</Title>
            <Text c="dimmed">{text('shipping.calculator.about')}</Text>
          </div>
          <AddressInputs form={form} />
          <GoodsInputs form={form} units={units} />
          <Button type="submit" variant="default" loading={quote.isPending} style={{ alignSelf: 'start' }}>
            {text('shipping.calculator.run')}
          </Button>
          {quote.error && <Problem error={quote.error} isAnswer />}
          <div aria-live="polite">{quote.data && <QuoteView quote={quote.data} subject={subject} />}</div>
        </Stack>
      </form>
    </Card>
  );
}

function bodyOf({ country, province, postcode, of, products, price, weight, tax_class }: Values) {
  const address = { country, province, postcode };
  if (of === 'products')
    return { address, items: products.map(({ sku, qty }) => ({ sku, qty: Number(qty) || 1 })) };
  return {
    address,
    goods: {
      price,
      weight: weight === '' ? 0 : weight,
      tax_class: tax_class === '' ? null : Number(tax_class),
    },
  };
}

type FormOf = { readonly form: UseFormReturnType<Values> };

function AddressInputs({ form }: FormOf) {
  const { data: countries = [] } = useQuery(countriesQuery);
  const { country, province } = form.values;
  const isDivided = countries.find(({ value }) => value === country)?.hasProvinces ?? false;
  const { data: provinces = [] } = useQuery({ ...provincesQuery(country), enabled: isDivided });
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <CountryInput
        label={text('shipping.country')}
        required
        error={form.errors['country']}
        value={country}
        onChange={(value) => form.setValues({ country: value, province: '' })}
      />
      <Select
        label={text('shipping.province')}
        searchable
        clearable
        disabled={!isDivided}
        placeholder={text(isDivided ? 'form.choose' : 'form.none')}
        data={provinces}
        nothingFoundMessage={text('app.search.none')}
        value={province || null}
        onChange={(value) => form.setFieldValue('province', value ?? '')}
      />
      <TextInput label={text('shipping.postcode')} {...form.getInputProps('postcode')} />
    </SimpleGrid>
  );
}

function GoodsInputs({ form, units }: FormOf & { readonly units: Units }) {
  const { data: classes = [] } = useQuery({
    queryKey: ['choices', 'taxClasses'],
    queryFn: taxClassChoices,
    staleTime: 60_000,
  });
  return (
    <Stack gap="sm">
      <Group>
        <SegmentedControl
          aria-label={text('shipping.calculator.what')}
          data={[
            { value: 'products', label: text('shipping.calculator.products') },
            { value: 'goods', label: text('shipping.calculator.goods') },
          ]}
          {...form.getInputProps('of')}
        />
      </Group>
      {form.values.of === 'products' ? (
        <ProductsInput
          error={form.errors['products']}
          value={form.values.products}
          onChange={(products) => form.setFieldValue('products', products)}
        />
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <MoneyInput
            label={text('shipping.calculator.price', { currency: units.currency })}
            required
            min={0}
            {...form.getInputProps('price')}
          />
          <WeightInput
            label={text('shipping.calculator.weight', { unit: units.weightUnit })}
            min={0}
            {...form.getInputProps('weight')}
          />
          <Select
            label={text('shipping.calculator.taxClass')}
            placeholder={text('form.none')}
            clearable
            data={classes}
            value={form.values.tax_class || null}
            onChange={(value) => form.setFieldValue('tax_class', value ?? '')}
          />
        </SimpleGrid>
      )}
    </Stack>
  );
}
