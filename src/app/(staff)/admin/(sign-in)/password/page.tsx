import type { Metadata } from 'next'
import { pagePool } from '@/infra/database/readPool'
import { setPageStatus } from '@/infra/requestContext'
import { PASSWORD_LENGTH_MIN, PASSWORD_LENGTH_MAX, FIRST_PASSWORD_PATH, SIGN_IN_PAGE } from '@/domain/staff/staff'
import { messageOf } from '@/messages/violations'
import { readInvitation } from '@/server/staff/invitations'
import { FormAlert } from '@/ui/form/FormAlert'
import { TextInput } from '@/ui/form/Field'
import { buttonClass } from '@/ui/kit/buttonClass'
import type { StaffSearchParams } from '@/app/(staff)/_data/pathWithQuery'
import type { Violation } from '@/domain/violation'

const KNOWN: Violation[] = [
  { code: 'password-required', params: { field: '' } },
  { code: 'password-too-short', params: { min: PASSWORD_LENGTH_MIN } },
  { code: 'too-long', params: { field: '비밀번호', max: PASSWORD_LENGTH_MAX } },
  { code: 'password-common', params: {} },
  { code: 'passwords-differ', params: { field: '' } },
]

/** Only known codes are shown, never text from the URL. */
function firstPasswordError(code: unknown): string | null {
  const violation = KNOWN.find((known) => known.code === code)
  return violation ? messageOf(violation) : null
}

// The URL contains the token, so no other site may see it. ('no-referrer' would send the form with a null Origin.)
export const metadata: Metadata = { title: '비밀번호 정하기', referrer: 'same-origin' }

interface Props {
  searchParams: Promise<StaffSearchParams>
}

/** Opening it, as mail scanners do, does not use up the invitation. */
export default async function PasswordPage({ searchParams }: Props) {
  const { token, refused } = await searchParams
  const invited = typeof token === 'string' ? await readInvitation(pagePool(), token) : null
  if (!invited) setPageStatus(404)
  return (
    <div className="mx-auto w-full max-w-104 px-gap py-[clamp(2.5rem,9vh,6rem)]">
      <h1 className="text-[1.75rem] leading-tight font-[750] tracking-[-0.03em]">비밀번호 정하기</h1>
      {invited ? (
        <FirstPasswordForm token={String(token)} email={invited.email} error={firstPasswordError(refused)} />
      ) : (
        <>
          <p className="mt-2 text-soft">{messageOf({ code: 'invitation-invalid', params: {} })}</p>
          <a href={SIGN_IN_PAGE} className={buttonClass('plain', 'mt-7')}>
            로그인으로
          </a>
        </>
      )}
    </div>
  )
}

function FirstPasswordForm({ token, email, error }: { token: string; email: string; error: string | null }) {
  return (
    <>
      <p className="mt-2 text-small text-soft">{email} 계정으로 로그인할 때 쓸 비밀번호예요.</p>
      <form method="post" action={FIRST_PASSWORD_PATH} className="mt-7">
        <FormAlert>{error}</FormAlert>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="username" value={email} autoComplete="username" />
        <TextInput
          variant="compact"
          label="비밀번호"
          name="password"
          type="password"
          autoComplete="new-password"
          error={null}
          hint={`${PASSWORD_LENGTH_MIN}자 이상, 추측하기 어려운 것으로 정해 주세요.`}
        />
        <TextInput
          variant="compact"
          label="비밀번호 다시"
          name="again"
          type="password"
          autoComplete="new-password"
          error={null}
          className="mt-5"
        />
        <button type="submit" className={buttonClass('primary', 'mt-7 h-13 w-full')}>
          비밀번호 정하기
        </button>
      </form>
    </>
  )
}
