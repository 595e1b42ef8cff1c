import { headers } from 'next/headers'
import type { SignUp } from '@/domain/member/signUp'
import { pagePool } from '@/infra/database/readPool'
import { readSignUp } from '@/server/members/signUp/readSignUp'
import { readAuthFlowToken } from '@/server/sessions/cookie'

export const signUpOfRequest = async (): Promise<SignUp | null> =>
  readSignUp(pagePool(), readAuthFlowToken((await headers()).get('cookie'), 'signup'))
