import { usePathname, useSearchParams } from 'next/navigation'
import { onwardFrom } from '@/domain/member/paths'

/** Where somebody who signs in from this page comes back to. */
export const useOnward = (): string => onwardFrom(usePathname(), useSearchParams())
