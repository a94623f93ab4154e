import type { DoctorRule } from '@shop/runtime/extension';
import { listDeletedCustomers } from './cardgwCustomer.repo.ts';

const MOST = 1000;

/** The rule that the gateway keeps no cards for deleted accounts. */
export const customerRule: DoctorRule = {
  id: 'cardgw.customers',
  about: 'The card gateway keeps no cards for deleted accounts.',
  fix: 'The job endDeletedCardCustomers deletes them every 5 minutes. If they stay, check the gateway’s secret key, and delete these customers in its dashboard.',
  isCleared: true,
  async find(db) {
    const rows = await listDeletedCustomers(db, MOST);
    return rows.map(({ gateway_id }) => gateway_id);
  },
};
