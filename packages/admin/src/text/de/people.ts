import type { people as english } from '../en/people.ts';

/** The German texts of customers. */
export const people: Record<keyof typeof english, string> = {
  'customers.title': 'Kunden',
  'customers.empty': 'Wer im Shop ein Konto anlegt, erscheint hier.',
  'customers.name': 'Name',
  'customers.email': 'E-Mail',
  'customers.since': 'Kunde seit',
  'customers.group': 'Gruppe',
  'customers.active': 'Darf sich anmelden',
  'customers.section.account': 'Konto',
};
