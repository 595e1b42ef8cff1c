import type { CurrentMember } from '@/domain/member/me'
import { CONSENT_PATH, PROFILE_PAGE } from '@/domain/member/paths'
import { pool } from '@/infra/database/pool'
import { unsettledTerms } from '@/server/members/unsettledTerms'
import { buttonClass } from '@/ui/layout/buttonClass'
import { InlineLink } from '@/ui/layout/TextLink'
import { SignOutButton } from '@/ui/member/SignOutButton'
import { askedDocuments } from './askedDocuments'
import { TermsForm } from './TermsForm'
import { WayIn } from './WayIn'

/** New versions, for a member who has agreed to earlier ones. */
export async function NewTerms({ member, next }: { member: CurrentMember; next: string }) {
  const versions = await unsettledTerms(pool(), member.id)
  const changed = versions.filter(({ required }) => required).map(({ title }) => title)
  return (
    <WayIn
      wide
      title={`${changed.join(', ')}, 새 판이 나왔습니다`}
      lead={`${member.nickname}님, 바뀐 약관에 동의하신 뒤에 이어서 쓰실 수 있습니다. 동의하지 않으셔도 보는 것은 로그아웃하고 그대로 하실 수 있습니다.`}
    >
      <TermsForm
        documents={askedDocuments(versions)}
        agreed={[]}
        send={{ path: CONSENT_PATH, next }}
        back={<SignOutButton leadTo="/" className={buttonClass('plain', 'min-h-12 px-5')} />}
      />
      <p className="mt-5 text-small text-soft">
        더 쓰지 않으시려면 <InlineLink href={PROFILE_PAGE}>내 프로필</InlineLink>에서 탈퇴하실 수 있습니다.
      </p>
    </WayIn>
  )
}
