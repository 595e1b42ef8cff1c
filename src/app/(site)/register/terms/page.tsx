import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { returnToPath, REGISTER_PAGE, REGISTER_PROFILE_PAGE, withReturnTo } from '@/contract/memberPaths'
import type { SearchParams } from '@/ui/urls/readQuery'
import { buttonClass } from '@/ui/kit/buttonClass'
import { toTermsDocuments } from '@/app/(site)/_components/auth/toTermsDocuments'
import { NewTerms } from '@/app/(site)/_components/auth/NewTerms'
import { TermsForm } from '@/app/(site)/_components/auth/TermsForm'
import { AuthLayout } from '@/app/(site)/_components/auth/AuthLayout'
import { memberOfRequest, signUpOfRequest } from '../../_data/requestMember'

export const metadata: Metadata = { title: '약관 동의', robots: { index: false } }

/** The terms, for sign-up and for members with new versions to accept. */
export default async function RegisterTermsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const returnTo = returnToPath((await searchParams).next)
  const member = await memberOfRequest()
  if (member) return member.consent_required ? <NewTerms member={member} returnTo={returnTo} /> : redirect(returnTo)
  const signUp = await signUpOfRequest()
  if (!signUp) redirect(withReturnTo(REGISTER_PAGE, returnTo))
  const documents = toTermsDocuments(
    signUp.terms.map(({ effective_on, pdf_url, ...terms }) => ({
      ...terms,
      effectiveOn: effective_on,
      pdfUrl: pdf_url,
    })),
  )
  return (
    <AuthLayout
      wide
      step="terms"
      title="약관 동의"
      lead="읽고 동의하신 뒤에 가입이 이어져요. 선택 항목에는 동의하지 않으셔도 돼요."
    >
      <TermsForm
        documents={documents}
        agreed={signUp.terms.filter(({ agreed }) => agreed).map(({ id }) => id)}
        target={{ at: 'POST /api/v1/auth/sign-up/terms', next: withReturnTo(REGISTER_PROFILE_PAGE, signUp.next) }}
        back={
          <Link
            href={withReturnTo(REGISTER_PAGE, signUp.next)}
            prefetch={false}
            className={buttonClass('plain', 'min-h-12 px-6')}
          >
            이전
          </Link>
        }
      />
    </AuthLayout>
  )
}
