/** One address of every public screen. */
export const publicPaths = [
  '/',
  '/auth',
  '/auth?type=signup',
  '/pricing',
  '/terms',
  '/help',
  '/help/permits-and-registrations',
  '/account-deleted',
];
