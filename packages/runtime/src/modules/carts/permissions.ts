/** The permission to see and change the carts of all customers, as their owners can. It is not a route id. */
export const MANAGE_CARTS = 'manageCarts';
