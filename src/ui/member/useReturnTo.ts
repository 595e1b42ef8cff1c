import { usePathname, useSearchParams } from 'next/navigation'
import { returnToFrom } from '@/domain/member/paths'

export const useReturnTo = (): string => returnToFrom(usePathname(), useSearchParams())
