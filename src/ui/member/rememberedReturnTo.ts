import { returnToPath } from '@/domain/member/paths'

const KEY = 'gonggong-bapsang:sign-in-next'

/** Remembers where the sign-in began, for when the provider sends the visitor back without a state. */
export function rememberReturnTo(returnTo: string): void {
  try {
    sessionStorage.setItem(KEY, returnTo)
  } catch {
    // Storage can be off; they then go on from the home page.
  }
}

/** A page of this site. */
export function rememberedReturnTo(): string {
  try {
    return returnToPath(sessionStorage.getItem(KEY))
  } catch {
    return '/'
  }
}
