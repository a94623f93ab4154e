import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';

/** Characters that are not confused when read aloud or typed. The set excludes O and 0, and I and 1. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** Creates a coupon code that cannot be guessed. Each character is one of 32 possible characters. */
const newCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => SIGNS[byte % SIGNS.length]).join('');

const offers = () => import('./OfferInputs.tsx');
const conditions = () => import('./ConditionInputs.tsx');

export const couponForm = defineForm('/api/coupons', {
  nameOf: ({ coupon }) => coupon,
  lost: 'coupons.lost',
  copyOf: (record) => ({ ...record, coupon: '' }),
  sections: [
    {
      title: 'coupons.section.code',
      fields: [
        {
          name: 'coupon',
          label: 'coupons.code',
          kind: 'text',
          isRequired: true,
          isAlwaysSent: true,
          help: 'coupons.code.help',
          make: newCode,
        },
        { name: 'description', label: 'coupons.note', kind: 'textarea', help: 'coupons.note.help' },
      ],
    },
    {
      title: 'coupons.section.offer',
      fields: [
        {
          name: 'discount_type',
          label: 'coupons.type',
          kind: 'own',
          initial: 'percentage_discount_to_entire_order',
          input: lazy(async () => ({ default: (await offers()).TypeInput })),
        },
        {
          name: 'discount_amount',
          label: 'coupons.amount',
          kind: 'own',
          input: lazy(async () => ({ default: (await offers()).AmountInput })),
        },
        {
          name: 'amounts',
          label: 'coupons.amounts',
          kind: 'own',
          initial: {},
          showsFaults: true,
          input: lazy(async () => ({ default: (await import('./AmountsInput.tsx')).AmountsInput })),
        },
        {
          name: 'target_products',
          label: 'coupons.target',
          kind: 'own',
          showsFaults: true,
          input: lazy(async () => ({ default: (await offers()).TargetInput })),
        },
        {
          name: 'buyx_gety',
          label: 'coupons.gifts',
          kind: 'own',
          showsFaults: true,
          input: lazy(async () => ({ default: (await import('./GiftsInput.tsx')).GiftsInput })),
        },
        { name: 'free_shipping', label: 'coupons.freeShipping', kind: 'switch', initial: false },
      ],
    },
    {
      title: 'coupons.section.condition',
      fields: [
        {
          name: 'condition',
          label: 'coupons.section.condition',
          kind: 'own',
          showsFaults: true,
          input: lazy(async () => ({ default: (await conditions()).CartConditionInput })),
        },
      ],
    },
    {
      title: 'coupons.section.customers',
      fields: [
        {
          name: 'user_condition',
          label: 'coupons.section.customers',
          kind: 'own',
          showsFaults: true,
          input: lazy(async () => ({ default: (await conditions()).CustomerConditionInput })),
        },
      ],
    },
    {
      title: 'coupons.section.summary',
      isSide: true,
      fields: [],
      Preview: lazy(async () => ({ default: (await import('./CouponPreview.tsx')).CouponPreview })),
    },
    {
      title: 'coupons.section.limits',
      isSide: true,
      fields: [
        { name: 'status', label: 'status.enabled', kind: 'switch', initial: true },
        { name: 'start_date', label: 'coupons.start', kind: 'time' },
        { name: 'end_date', label: 'coupons.end', kind: 'time' },
        {
          name: 'max_uses_time_per_coupon',
          label: 'coupons.maxUses',
          kind: 'integer',
          help: 'coupons.noLimit',
        },
        {
          name: 'max_uses_time_per_customer',
          label: 'coupons.maxUsesPerCustomer',
          kind: 'integer',
          help: 'coupons.noLimit',
        },
      ],
    },
  ],
  panels: [
    {
      title: 'coupons.uses',
      isSide: true,
      Panel: lazy(async () => ({ default: (await import('./CouponUses.tsx')).CouponUses })),
    },
  ],
});
