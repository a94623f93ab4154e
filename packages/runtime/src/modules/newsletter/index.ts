export { newsletterBody } from './newsletterRoutes.ts';
export { findOwnNewsletter, setOwnNewsletter } from './ownNewsletter.ts';
export { cancelNewsletter, confirmNewsletter, requestNewsletter } from './subscribe.ts';
