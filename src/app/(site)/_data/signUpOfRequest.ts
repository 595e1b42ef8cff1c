import { headers } from 'next/headers'
import type { SignUp } from '@/domain/member/signUp'
import { pool } from '@/infra/database/pool'
import { readSignUp } from '@/server/members/signUp/readSignUp'
import { readWayInToken } from '@/server/sessions/cookie'

/** How far the sign-up of the browser that asks has come; null where none is under way. */
export const signUpOfRequest = async (): Promise<SignUp | null> => readSignUp(pool(), readWayInToken((await headers()).get('cookie'), 'signup'))
