import { LOGIN_PAGE, withReturnTo } from './paths'

/** Of `refusal`, only the code and the waiting time are passed on. */
export function signInErrorUrl(returnTo: string, { code, params }: { code: string; params: object }): string {
  const query = new URLSearchParams({ refused: code })
  if ('seconds' in params) query.set('seconds', String(params.seconds))
  const page = withReturnTo(LOGIN_PAGE, returnTo)
  return `${page}${page.includes('?') ? '&' : '?'}${query}`
}
