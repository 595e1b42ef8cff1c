'use client'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { isConsentExempt, returnToFrom, REGISTER_TERMS_PAGE, withReturnTo } from '@/domain/member/paths'
import { useMe } from './useMe'

export function ConsentGate() {
  const [path, query, router] = [usePathname(), useSearchParams(), useRouter()]
  const owes = useMe().member?.consent_required ?? false
  useEffect(() => {
    if (owes && !isConsentExempt(path)) router.replace(withReturnTo(REGISTER_TERMS_PAGE, returnToFrom(path, query)))
  }, [owes, path, query, router])
  return null
}
