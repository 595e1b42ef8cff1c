import { usePathname, useSearchParams } from 'next/navigation'
import { returnToFrom, returnToPath } from '@/contract/memberPaths'
import { readStored, sessionArea, writeStored } from '../kit/browserStorage'

export const useReturnTo = (): string => returnToFrom(usePathname(), useSearchParams())

const KEY = 'gonggong-bapsang:sign-in-next'

/** Remembers where the sign-in began, for providers that redirect back without a state. */
export function rememberReturnTo(returnTo: string): void {
  writeStored(sessionArea, KEY, returnTo)
}

/** The home page without storage. */
export const rememberedReturnTo = (): string => returnToPath(readStored(sessionArea, KEY))
