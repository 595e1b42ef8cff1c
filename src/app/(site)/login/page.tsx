import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { returnToPath, REGISTER_PAGE, withReturnTo } from '@/contract/memberPaths'
import { memberMessages } from '@/messages/site/member'
import { signInErrorMessage } from '@/messages/site/signInErrorMessage'
import type { SearchParams } from '@/ui/urls/readQuery'
import { FormAlert } from '@/ui/form/FormAlert'
import { AuthSwitchLink, AuthLayout } from '../_components/auth/AuthLayout'
import { SignInButton } from '../_components/auth/SignInButton'
import { memberOfRequest } from '../_data/requestMember'

export const metadata: Metadata = { title: '로그인', robots: { index: false } }

export default async function LoginPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { next: asked, refused, seconds } = await searchParams
  const returnTo = returnToPath(asked)
  if (await memberOfRequest()) redirect(returnTo)
  return (
    <AuthLayout
      title="로그인"
      lead="식당을 저장하고 리뷰를 남기려면 로그인해 주세요. 보기만 하실 때에는 필요하지 않아요."
    >
      <div className="mt-8">
        <FormAlert>{signInErrorMessage(refused, seconds, memberMessages.signInFailed)}</FormAlert>
        <SignInButton returnTo={returnTo} />
      </div>
      <AuthSwitchLink asked="처음이신가요?" href={withReturnTo(REGISTER_PAGE, returnTo)}>
        {memberMessages.signUp}
      </AuthSwitchLink>
    </AuthLayout>
  )
}
