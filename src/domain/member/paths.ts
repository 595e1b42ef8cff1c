import { safeRedirectPath } from '../session/safeRedirectPath'

/** Pages on the way in, and where members are at home. */
export const LOGIN_PAGE = '/login'
export const CALLBACK_PAGE = '/auth/callback'
export const REGISTER_PAGE = '/register'
export const REGISTER_TERMS_PAGE = '/register/terms'
export const REGISTER_PROFILE_PAGE = '/register/profile'
export const WELCOME_PAGE = '/welcome'
export const PROFILE_PAGE = '/profile'

/** Where the browser posts on the way in. */
export const SIGN_IN_START_PATH = '/api/v1/auth/start'
export const SIGN_IN_FINISH_PATH = '/api/v1/auth/finish'
export const SIGN_UP_PATH = '/api/v1/auth/sign-up'
/** Asks whether a nickname is free. */
export const NICKNAME_CHECK_PATH = '/api/v1/auth/nickname'
export const CONSENT_PATH = '/api/v1/auth/consent'
export const ME_PATH = '/api/v1/me'
export const SIGN_OUT_PATH = '/api/v1/me/sign-out'
/** Where Kakao tells that somebody ended the link there. */
export const KAKAO_UNLINK_PATH = '/api/v1/auth/kakao/unlink'

/** What lies between a visitor and being signed in: nobody is sent back to it afterwards. */
const ON_THE_WAY = /^\/(login|auth|register|welcome)(\/|\?|#|$)/

/** Whether a page is part of the way in: it remembers where the visitor came from, and is no place to come back to. */
export const isAuthPage = (path: string): boolean => ON_THE_WAY.test(path)

/** Open to a member who has yet to agree to new terms: the way in, what there is to read and ask, and leaving. */
const WITHOUT_CONSENT = /^\/(login|auth|register|welcome|terms|privacy|contact|profile)(\/|\?|#|$)/
export const isConsentExempt = (path: string): boolean => WITHOUT_CONSENT.test(path)

/** Where to go on after signing in: a page of this site that is not itself on the way in. */
export function returnToPath(asked: unknown): string {
  const path = safeRedirectPath(asked, '/')
  return isAuthPage(path) ? '/' : path
}

/** An address of the way in that remembers where the visitor came from. */
export function withNext(page: string, next: string): string {
  const onward = returnToPath(next)
  return onward === '/' ? page : `${page}?${new URLSearchParams({ next: onward })}`
}

/**
 * Where somebody who signs in from a page should come back to: that page; or, from a page of the way in, what it
 * remembers.
 */
export const returnToFrom = (path: string, query: URLSearchParams): string =>
  returnToPath(isAuthPage(path) ? query.get('next') : query.size ? `${path}?${query}` : path)
