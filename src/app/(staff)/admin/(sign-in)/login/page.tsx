import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { safeRedirectPath } from '@/domain/http/urls'
import { STAFF_HOME } from '@/domain/staff/staff'
import { SESSION_ENDED } from '@/messages/staff/staffPages'
import type { StaffSearchParams } from '@/app/(staff)/_data/pathWithQuery'
import { requireStaff } from '@/app/(staff)/_data/requireStaff'
import { LoginForm } from './LoginForm'
import { signInErrorMessage } from './signInErrorMessage'

export const metadata: Metadata = { title: '로그인' }

interface Props {
  searchParams: Promise<StaffSearchParams>
}

export default async function LoginPage({ searchParams }: Props) {
  if (await requireStaff()) redirect(STAFF_HOME)
  const { next, refused, seconds, ready, ended } = await searchParams
  return (
    <div className="mx-auto w-full max-w-104 px-gap py-[clamp(2.5rem,9vh,6rem)]">
      <h1 className="text-[1.75rem] leading-tight font-[750] tracking-[-0.03em]">관리자 로그인</h1>
      <p className="mt-2 text-small text-soft">공공밥상을 운영하는 사람만 들어갈 수 있어요.</p>
      {ready === '1' && refused === undefined && (
        <p role="status" className="mt-4 text-small font-semibold">
          비밀번호를 정했어요. 이제 로그인해 주세요.
        </p>
      )}
      {ended === '1' && refused === undefined && (
        <p role="status" className="mt-4 text-small font-semibold">
          {SESSION_ENDED}
        </p>
      )}
      <LoginForm returnTo={safeRedirectPath(next, STAFF_HOME)} initialError={signInErrorMessage(refused, seconds)} />
    </div>
  )
}
