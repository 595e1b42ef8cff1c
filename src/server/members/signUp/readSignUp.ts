import { validateTermsAcceptance } from '@/domain/member/termsAcceptance'
import type { SignUp } from '@/domain/member/signUp'
import { suggestNickname } from '@/domain/member/suggestNickname'
import type { Queryable } from '@/infra/database/pool'
import { currentTerms } from '@/server/terms/readTerms'
import { findPendingSignUp } from './pendingSignUp'

export async function readSignUp(sql: Queryable, token: string | null): Promise<SignUp | null> {
  const pending = await findPendingSignUp(sql, token)
  if (!pending) return null
  const terms = await currentTerms(sql)
  const accepted = pending.termsDecision?.accepted ?? []
  return {
    step: pending.termsDecision && validateTermsAcceptance(terms, accepted) === null ? 'profile' : 'terms',
    next: pending.returnTo,
    nickname: suggestNickname(pending.identity.nickname),
    terms: terms.map(({ id, code, title, version, required, effectiveOn, body, pdfUrl }) => ({
      ...{ id, code, title, version, required, body },
      effective_on: effectiveOn,
      pdf_url: pdfUrl,
      agreed: accepted.includes(id),
    })),
  }
}
