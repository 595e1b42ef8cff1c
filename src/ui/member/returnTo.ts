import { usePathname, useSearchParams } from 'next/navigation'
import { returnToFrom, returnToPath } from '@/contract/memberPaths'

export const useReturnTo = (): string => returnToFrom(usePathname(), useSearchParams())

const KEY = 'gonggong-bapsang:sign-in-next'

/** Remembers where the sign-in began, for providers that redirect back without a state. */
export function rememberReturnTo(returnTo: string): void {
  try {
    sessionStorage.setItem(KEY, returnTo)
  } catch {
    // Storage may be blocked; the visitor then continues on the home page.
  }
}

export function rememberedReturnTo(): string {
  try {
    return returnToPath(sessionStorage.getItem(KEY))
  } catch {
    return '/'
  }
}
