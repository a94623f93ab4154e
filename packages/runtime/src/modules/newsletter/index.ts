export { newsletterBody } from './newsletterRoutes.ts';
export { cancelNewsletter, confirmNewsletter, requestNewsletter } from './subscribe.ts';
