import type { SlotId, SlotRecords } from '@shop/admin';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { manifestQuery } from './manifest.ts';

const ModuleSlots = lazy(async () => ({ default: (await import('./ModuleSlots.tsx')).ModuleSlots }));
const FieldsCard = lazy(async () => ({ default: (await import('./FieldsCard.tsx')).FieldsCard }));

const SLOTS: Readonly<Record<string, SlotId>> = {
  orders: 'order.side',
  products: 'product.side',
  customers: 'customer.side',
};

interface Props {
  /** Resource id of the page, such as `customers`. */
  readonly on: string;
  readonly uuid: string;
}

/**
 * Shows what extensions add to a record page, including field cards and content rendered by extension modules. Pages without extension
 * content load nothing.
 */
export function ExtensionParts({ on, uuid }: Props) {
  const { data } = useQuery(manifestQuery);
  const cards = data?.fields.filter((card) => card.on === on) ?? [];
  const slot = SLOTS[on];
  const modules = data?.modules.filter(({ slots }) => slot && slots.includes(slot)) ?? [];
  if (cards.length + modules.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton height={80} />}>
      {cards.map((card) => (
        <FieldsCard key={`${card.extension} ${card.api}`} card={card} uuid={uuid} />
      ))}
      {slot && modules.length > 0 && <ModuleSlots modules={modules} slot={slot} record={{ uuid }} />}
    </Suspense>
  );
}

interface SlotPartsProps<Slot extends SlotId> {
  readonly slot: Slot;
  readonly record: SlotRecords[Slot];
}

/** Shows what extension modules render in a page slot. */
export function SlotParts<Slot extends SlotId>({ slot, record }: SlotPartsProps<Slot>) {
  const { data } = useQuery(manifestQuery);
  const modules = data?.modules.filter(({ slots }) => slots.includes(slot)) ?? [];
  if (modules.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton height={80} />}>
      <ModuleSlots modules={modules} slot={slot} record={record} />
    </Suspense>
  );
}
