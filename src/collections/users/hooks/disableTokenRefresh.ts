import type { CollectionRefreshHook } from 'payload'

/** The panel asks for a new token now and then. The session slides on by being used, and there is no token to issue. */
export const disableTokenRefresh: CollectionRefreshHook = ({ user }: { user: unknown }) => ({
  exp: 0,
  refreshedToken: '',
  setCookie: false,
  user,
})
