import { headers } from 'next/headers'
import type { SignUp } from '@/domain/member/signUp'
import { pagePool } from '@/infra/database/readPool'
import { readSignUp } from '@/server/members/signUp/readSignUp'
import { readAuthFlowToken } from '@/server/sessions/cookie'

/** How far the sign-up of the browser that asks has come; null where none is under way. */
export const signUpOfRequest = async (): Promise<SignUp | null> =>
  readSignUp(pagePool(), readAuthFlowToken((await headers()).get('cookie'), 'signup'))
