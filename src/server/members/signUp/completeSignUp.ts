import type { Pool } from 'pg'
import { validateTermsAcceptance } from '@/domain/member/termsAcceptance'
import { readNickname } from '@/domain/member/nickname'
import { WELCOME_PAGE, withNext } from '@/domain/member/paths'
import type { NewProfile } from '@/domain/member/signUp'
import { describeUserAgent } from '@/domain/session/describeUserAgent'
import type { Violation } from '@/domain/violation'
import { transaction } from '@/infra/database/pool'
import type { Identity } from '@/infra/oidc/identity'
import { audit } from '@/server/audit/audit'
import { startSession } from '@/server/sessions/startSession'
import { termsInForce } from '@/server/terms/termsInForce'
import { startMemberSession, type SessionContext } from '../startMemberSession'
import { deletePendingSignUp, findPendingSignUp } from './pendingSignUp'
import { addMember } from './addMember'

type Completed = { next: string; session: string } | { violation: Violation }

/** Ends the transaction: nothing of the account stays. */
class NotMade extends Error {
  constructor(
    readonly violation: Violation,
    readonly known: { identity: Identity; next: string } | null = null,
  ) {
    super(violation.code)
  }
}

/**
 * Makes the account, its consents and its session: all or nothing. Of two sign-ups of one person that end at once, the
 * later one is signed in to the account that the other one made.
 * @returns the session's token and where to go on, or what was refused
 */
export async function completeSignUp(
  pool: Pool,
  token: string | null,
  profile: NewProfile,
  visitor: SessionContext,
): Promise<Completed> {
  const read = readNickname(profile.nickname)
  if ('violation' in read) return read
  const region = profile.region || null
  try {
    return await transaction(pool, async (sql) => {
      const held = await findPendingSignUp(sql, token, { lock: true })
      if (!held || token === null) throw new NotMade({ code: 'sign-up-expired', params: {} })
      const { identity, agreed, next } = held
      if (!agreed) throw new NotMade({ code: 'terms-not-accepted', params: {} })
      // A text that was replaced since they agreed to it is not what they agreed to.
      if (validateTermsAcceptance(await termsInForce(sql), agreed.agreed))
        throw new NotMade({ code: 'terms-changed', params: {} })
      const person = await addMember(sql, { identity, agreed, nickname: read.nickname, region })
      if (person === null)
        throw new NotMade({ code: 'nickname-taken', params: { field: 'nickname' } }, { identity, next })
      await deletePendingSignUp(sql, token)
      const session = await startSession(sql, {
        kind: 'member',
        userId: person,
        device: describeUserAgent(visitor.userAgent),
        carried: visitor.carried,
      })
      audit('member_created', { person })
      return { next: withNext(WELCOME_PAGE, next), session }
    })
  } catch (error) {
    if (!(error instanceof NotMade)) throw error
    return (
      (error.known && token !== null && (await enterAccount(pool, token, error.known, visitor))) || {
        violation: error.violation,
      }
    )
  }
}

/** Signs in to the account that this very person has meanwhile, where there is one. */
async function enterAccount(
  pool: Pool,
  token: string,
  { identity, next }: { identity: Identity; next: string },
  visitor: SessionContext,
): Promise<Completed | null> {
  const session = await startMemberSession(pool, identity, visitor)
  if (session === null) return null
  await deletePendingSignUp(pool, token)
  return { next, session }
}
