import { redirect } from 'next/navigation'
import type { CurrentMember } from '@/domain/member/me'
import { LOGIN_PAGE, withReturnTo } from '@/domain/member/paths'
import { memberOfRequest } from './memberOfRequest'

/**
 * The signed-in member; visitors are redirected to sign-in.
 * @param path the page to return to
 */
export async function requirePageMember(path: string): Promise<CurrentMember> {
  return (await memberOfRequest()) ?? redirect(withReturnTo(LOGIN_PAGE, path))
}
