import { redirect } from 'next/navigation'
import type { CurrentMember } from '@/domain/member/me'
import { LOGIN_PAGE, withReturnTo } from '@/domain/member/paths'
import { memberOfRequest } from './memberOfRequest'

/** Redirects visitors to sign-in, which returns to `path`. */
export async function requirePageMember(path: string): Promise<CurrentMember> {
  return (await memberOfRequest()) ?? redirect(withReturnTo(LOGIN_PAGE, path))
}
