/** The permission to view and change the carts of all customers, like their owners. It is not a route id. */
export const MANAGE_CARTS = 'manageCarts';
