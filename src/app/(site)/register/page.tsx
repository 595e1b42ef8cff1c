import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LOGIN_PAGE, returnToPath, withReturnTo } from '@/contract/memberPaths'
import { memberMessages } from '@/messages/site/member'
import { signInErrorMessage } from '@/messages/site/signInErrorMessage'
import type { SearchParams } from '@/ui/urls/readQuery'
import { FormAlert } from '@/ui/form/FormAlert'
import { InlineLink } from '@/ui/kit/TextLink'
import { AuthSwitchLink, AuthLayout } from '../_components/auth/AuthLayout'
import { SignInButton } from '../_components/auth/SignInButton'
import { ResumeSignUp } from '../_components/auth/ResumeSignUp'
import { memberOfRequest, signUpOfRequest } from '../_data/requestMember'

export const metadata: Metadata = { title: '회원가입', robots: { index: false } }

const STEPS = ['카카오로 본인 확인', '약관 확인과 동의', '닉네임 정하기'] as const

export default async function RegisterPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { next: asked, refused, seconds } = await searchParams
  const [member, signUp] = await Promise.all([memberOfRequest(), signUpOfRequest()])
  const returnTo = returnToPath(asked ?? signUp?.next)
  if (member) redirect(returnTo)
  return (
    <AuthLayout title="회원가입" lead="카카오 계정으로 가입해요. 비밀번호를 새로 만들지 않아요.">
      <div className="mt-7">
        <FormAlert>{signInErrorMessage(refused, seconds, memberMessages.signUpFailed)}</FormAlert>
        {signUp && <ResumeSignUp step={signUp.step} />}
        <ol className="mb-7 border-t-[1.5px] border-ink">
          {STEPS.map((step, i) => (
            <li key={step} className="flex items-baseline gap-4 border-b border-line py-3">
              <span className="w-4 text-lead font-semibold text-accent">{i + 1}</span>
              {step}
            </li>
          ))}
        </ol>
        <SignInButton returnTo={returnTo} label="카카오로 가입하기" />
      </div>
      <p className="mt-5 text-small text-soft">
        약관에 동의하시기 전에는 카카오에서 받은 것을 저장하지 않아요. <InlineLink href="/terms">이용약관</InlineLink>과{' '}
        <InlineLink href="/privacy">개인정보처리방침</InlineLink>은 지금 읽어 보실 수 있어요.
      </p>
      <AuthSwitchLink asked="이미 가입하셨나요?" href={withReturnTo(LOGIN_PAGE, returnTo)}>
        {memberMessages.signIn}
      </AuthSwitchLink>
    </AuthLayout>
  )
}
