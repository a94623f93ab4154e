/** Makes the path that the router of the admin takes from one that the API answers, such as `/admin/orders`. */
export const adminPath = (href: string): string => href.replace(/^\/admin/, '');
