import type { CollectionRefreshHook } from 'payload'

/** The panel periodically asks for a new token. Our session renews on use and has none. */
export const disableTokenRefresh: CollectionRefreshHook = ({ user }: { user: unknown }) => ({
  exp: 0,
  refreshedToken: '',
  setCookie: false,
  user,
})
