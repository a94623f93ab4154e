/** The permission to see and change the carts of all customers, as their owners do. It is not the id of a route. */
export const MANAGE_CARTS = 'manageCarts';
