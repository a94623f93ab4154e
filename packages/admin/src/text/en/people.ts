/** The English texts of customers. */
export const people = {
  'customers.title': 'Customers',
  'customers.empty': 'Shoppers who make an account appear here.',
  'customers.name': 'Name',
  'customers.email': 'E-mail',
  'customers.since': 'Customer since',
  'customers.group': 'Group',
  'customers.active': 'May sign in',
  'customers.section.account': 'Account',
} as const;
