import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { returnToPath, REGISTER_PAGE, REGISTER_TERMS_PAGE, withReturnTo } from '@/contract/memberPaths'
import type { SearchParams } from '@/ui/urls/readQuery'
import { ProfileForm } from '@/app/(site)/_components/auth/ProfileForm'
import { AuthLayout } from '@/app/(site)/_components/auth/AuthLayout'
import { memberOfRequest, signUpOfRequest } from '../../_data/requestMember'

export const metadata: Metadata = { title: '닉네임 정하기', robots: { index: false } }

export default async function RegisterProfilePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const returnTo = returnToPath((await searchParams).next)
  if (await memberOfRequest()) redirect(returnTo)
  const signUp = await signUpOfRequest()
  if (!signUp) redirect(withReturnTo(REGISTER_PAGE, returnTo))
  if (signUp.step === 'terms') redirect(withReturnTo(REGISTER_TERMS_PAGE, signUp.next))
  return (
    <AuthLayout step="nickname" title="닉네임 정하기" lead="다른 사람에게 보이는 이름이에요. 나중에 바꾸실 수 있어요.">
      <ProfileForm suggestion={signUp.nickname ?? ''} />
    </AuthLayout>
  )
}
