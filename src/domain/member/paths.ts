import { localPath } from '../session/localPath'

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
export const CONSENT_PATH = '/api/v1/auth/consent'
export const ME_PATH = '/api/v1/me'
export const SIGN_OUT_PATH = '/api/v1/me/sign-out'
/** Where Kakao tells that somebody ended the link there. */
export const KAKAO_UNLINK_PATH = '/api/v1/auth/kakao/unlink'

/** What lies between a visitor and being signed in: nobody is sent back to it afterwards. */
const ON_THE_WAY = /^\/(login|auth|register|welcome)(\/|\?|#|$)/

/** Where to go on after signing in: a page of this site that is not itself on the way in. */
export function onwardPath(asked: unknown): string {
  const path = localPath(asked, '/')
  return ON_THE_WAY.test(path) ? '/' : path
}

/** An address of the way in that remembers where the visitor came from. */
export function withNext(page: string, next: string): string {
  const onward = onwardPath(next)
  return onward === '/' ? page : `${page}?${new URLSearchParams({ next: onward })}`
}
