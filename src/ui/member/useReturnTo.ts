import { usePathname, useSearchParams } from 'next/navigation'
import { returnToFrom } from '@/domain/member/paths'

/** The address that signing in from this page returns to. */
export const useReturnTo = (): string => returnToFrom(usePathname(), useSearchParams())
