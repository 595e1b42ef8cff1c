import { safeRedirectPath } from '@/domain/http/urls'

export const LOGIN_PAGE = '/login'
export const CALLBACK_PAGE = '/auth/callback'
export const REGISTER_PAGE = '/register'
export const REGISTER_TERMS_PAGE = '/register/terms'
export const REGISTER_PROFILE_PAGE = '/register/profile'
export const WELCOME_PAGE = '/welcome'
export const PROFILE_PAGE = '/profile'

export const SIGN_IN_START_PATH = '/api/v1/auth/start'
export const SIGN_IN_FINISH_PATH = '/api/v1/auth/finish'
export const SIGN_OUT_PATH = '/api/v1/me/sign-out'
/** Webhook that Kakao calls when a user unlinks there. */
export const KAKAO_UNLINK_PATH = '/api/v1/auth/kakao/unlink'

const ON_THE_WAY = /^\/(login|auth|register|welcome)(\/|\?|#|$)/

export const isAuthPage = (path: string): boolean => ON_THE_WAY.test(path)

/** Open to members who have not accepted new terms. */
const WITHOUT_CONSENT = /^\/(login|auth|register|welcome|terms|privacy|contact|profile)(\/|\?|#|$)/
export const isConsentExempt = (path: string): boolean => WITHOUT_CONSENT.test(path)

/** A page of this site outside sign-in; otherwise '/'. */
export function returnToPath(asked: unknown): string {
  const path = safeRedirectPath(asked, '/')
  return isAuthPage(path) ? '/' : path
}

export function withReturnTo(page: string, returnTo: string): string {
  const path = returnToPath(returnTo)
  return path === '/' ? page : `${page}?${new URLSearchParams({ next: path })}`
}

/** The page itself or, on a sign-in page, the path it carries. */
export const returnToFrom = (path: string, query: URLSearchParams): string =>
  returnToPath(isAuthPage(path) ? query.get('next') : query.size ? `${path}?${query}` : path)

/** Of `refusal`, only the code and the waiting time are passed on. */
export function signInErrorUrl(returnTo: string, { code, params }: { code: string; params: object }): string {
  const query = new URLSearchParams({ refused: code })
  if ('seconds' in params) query.set('seconds', String(params.seconds))
  const page = withReturnTo(LOGIN_PAGE, returnTo)
  return `${page}${page.includes('?') ? '&' : '?'}${query}`
}
