import { LOGIN_PAGE, withNext } from './paths'

/**
 * The sign-in page, which says why signing in failed.
 * @param next where the visitor wanted to go on
 * @param refusal a violation, as far as the page can say it
 */
export function signInErrorUrl(next: string, { code, params }: { code: string; params: object }): string {
  const query = new URLSearchParams({ refused: code })
  if ('seconds' in params) query.set('seconds', String(params.seconds))
  const page = withNext(LOGIN_PAGE, next)
  return `${page}${page.includes('?') ? '&' : '?'}${query}`
}
