import type { CollectionRefreshHook } from 'payload'

/** Our session renews on use and has no token. */
export const disableTokenRefresh: CollectionRefreshHook = ({ user }: { user: unknown }) => ({
  exp: 0,
  refreshedToken: '',
  setCookie: false,
  user,
})
