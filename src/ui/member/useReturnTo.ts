import { usePathname, useSearchParams } from 'next/navigation'
import { returnToFrom } from '@/domain/member/paths'

/** Where somebody who signs in from this page comes back to. */
export const useReturnTo = (): string => returnToFrom(usePathname(), useSearchParams())
