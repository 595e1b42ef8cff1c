import { headers } from 'next/headers'
import { cache } from 'react'
import { redirect } from 'next/navigation'
import { pagePool } from '@/infra/database/readPool'
import { currentMember } from '@/server/members/memberSession'
import type { CurrentMember } from '@/contract/member'
import { LOGIN_PAGE, withReturnTo } from '@/contract/memberPaths'
import type { SignUp } from '@/contract/signUp'
import { readSignUp } from '@/server/members/pendingSignUp'
import { readAuthFlowToken } from '@/server/sessions/cookie'

export const memberOfRequest = cache(async () => currentMember(pagePool(), (await headers()).get('cookie')))

/** Redirects visitors to sign-in, which returns to `path`. */
export async function requirePageMember(path: string): Promise<CurrentMember> {
  return (await memberOfRequest()) ?? redirect(withReturnTo(LOGIN_PAGE, path))
}

export const signUpOfRequest = async (): Promise<SignUp | null> =>
  readSignUp(pagePool(), readAuthFlowToken((await headers()).get('cookie'), 'signup'))
