/** The permission to see and change the carts of all customers, like their owners. It is not the id of a route. */
export const MANAGE_CARTS = 'manageCarts';
