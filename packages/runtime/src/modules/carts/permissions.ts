/** Who holds it sees and changes the carts of all customers, as their owners do. It is no route's id. */
export const MANAGE_CARTS = 'manageCarts';
