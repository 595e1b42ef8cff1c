import type { Pool } from 'pg'
import { validateTermsAcceptance, type NewProfile } from '@/contract/signUp'
import { readNickname } from '@/domain/member/nickname'
import { WELCOME_PAGE, withReturnTo } from '@/contract/memberPaths'
import { fail, ok, type Result } from '@/domain/result'
import { describeUserAgent } from '@/domain/session'
import { auditIn } from '@/server/audit'
import { startSession } from '@/server/sessions/session'
import { termsInForce } from '@/server/terms/readTerms'
import { transactionResult } from '@/server/violationError'
import type { Queryable } from '@/infra/database/pool'
import type { Identity } from '@/infra/oidc/identity'
import { startMemberSession, type SessionContext } from './memberSession'
import { deletePendingSignUp, findPendingSignUp, type TermsDecision } from './pendingSignUp'

interface NewMember {
  identity: Identity
  termsDecision: TermsDecision
  nickname: string
  region: string | null
}

/**
 * The email stays with the identity: a staff account with the same one is another person's. null if nickname or
 * identity is taken; then the transaction must be rolled back
 */
async function addMember(
  sql: Queryable,
  { identity: { issuer, subject, email }, termsDecision, nickname, region }: NewMember,
): Promise<number | null> {
  // The unique index decides, and waits for concurrent sign-ups.
  const made = await sql.query<{ id: number }>(
    `INSERT INTO users (nickname, region, role) VALUES ($1, $2, 'user') ON CONFLICT DO NOTHING RETURNING id`,
    [nickname, region],
  )
  const id = made.rows[0]?.id
  if (id === undefined) return null
  const linked = await sql.query(
    'INSERT INTO member_identities (issuer, subject, user_id, email) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [issuer, subject, id, email],
  )
  if (!linked.rowCount) return null
  await sql.query(
    `INSERT INTO consents (user_id, terms_id, agreed, decided_at)
     SELECT $1, v.id, v.id = ANY ($3::int[]), $4 FROM terms_versions v WHERE v.id = ANY ($2::int[])`,
    [id, termsDecision.presented, termsDecision.accepted, termsDecision.at],
  )
  return id
}

interface CompletedSignUp {
  next: string
  session: string
}

/**
 * All or nothing. Of two concurrent sign-ups of one person, the later signs in to the other's account. Returns the
 * session's token and where to continue.
 */
export async function completeSignUp(
  pool: Pool,
  token: string | null,
  profile: NewProfile,
  context: SessionContext,
): Promise<Result<CompletedSignUp>> {
  const nickname = readNickname(profile.nickname)
  if (!nickname.ok) return nickname
  if (token === null) return fail({ code: 'sign-up-expired', params: {} })
  const region = profile.region || null
  const created = await createAccount(pool, token, { nickname: nickname.value, region }, context)
  const isTaken = !created.ok && created.violation.code === 'nickname-taken'
  return (isTaken && (await enterAccount(pool, token, context))) || created
}

const createAccount = (
  pool: Pool,
  token: string,
  profile: { nickname: string; region: string | null },
  context: SessionContext,
): Promise<Result<CompletedSignUp>> =>
  transactionResult(pool, async (sql) => {
    const pending = await findPendingSignUp(sql, token, { lock: true })
    if (!pending) return fail({ code: 'sign-up-expired', params: {} })
    const { identity, termsDecision, returnTo } = pending
    if (!termsDecision) return fail({ code: 'terms-not-accepted', params: {} })
    // A text replaced since is not the accepted one.
    if (validateTermsAcceptance(await termsInForce(sql), termsDecision.accepted))
      return fail({ code: 'terms-changed', params: {} })
    const person = await addMember(sql, { identity, termsDecision, ...profile })
    if (person === null) return fail({ code: 'nickname-taken', params: { field: 'nickname' } })
    await deletePendingSignUp(sql, token)
    const session = await startSession(sql, {
      kind: 'member',
      userId: person,
      device: describeUserAgent(context.userAgent),
      presentedToken: context.presentedToken,
    })
    await auditIn(sql, 'member_created', { person })
    return ok({ next: withReturnTo(WELCOME_PAGE, returnTo), session })
  })

/** If the person has one by now. */
async function enterAccount(
  pool: Pool,
  token: string,
  context: SessionContext,
): Promise<Result<CompletedSignUp> | null> {
  const pending = await findPendingSignUp(pool, token)
  const session = pending && (await startMemberSession(pool, pending.identity, context))
  if (!session) return null
  await deletePendingSignUp(pool, token)
  return ok({ next: pending.returnTo, session })
}
