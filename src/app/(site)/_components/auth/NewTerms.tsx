import Link from 'next/link'
import type { CurrentMember } from '@/contract/member'
import { PROFILE_PAGE } from '@/contract/memberPaths'
import { pagePool } from '@/infra/database/readPool'
import { memberMessages } from '@/messages/site/member'
import { pendingTerms } from '@/server/members/consents'
import { buttonClass } from '@/ui/kit/buttonClass'
import { SignOutButton } from '@/ui/member/SignOutButton'
import { toTermsDocuments } from './toTermsDocuments'
import { TermsForm } from './TermsForm'
import { AuthLayout } from './AuthLayout'

/** For members who accepted earlier versions. */
export async function NewTerms({ member, returnTo }: { member: CurrentMember; returnTo: string }) {
  const versions = await pendingTerms(pagePool(), member.id)
  const changed = versions.filter(({ required }) => required).map(({ title }) => title)
  return (
    <AuthLayout
      wide
      title={`${changed.join(', ')}, 새 버전이 나왔어요`}
      lead={
        `${member.nickname}${memberMessages.honorific}, 바뀐 약관에 동의하신 뒤에 이어서 쓰실 수 있어요. ` +
        '로그아웃하시면 동의하지 않으셔도 모두 볼 수 있어요.'
      }
    >
      <TermsForm
        documents={toTermsDocuments(versions)}
        agreed={[]}
        target={{ at: 'POST /api/v1/auth/consent', next: returnTo }}
      />
      <p className="mt-8 text-small text-soft">지금 동의하지 않으시려면</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <SignOutButton leadTo="/" className={buttonClass('plain')} />
        <Link href={PROFILE_PAGE} prefetch={false} className={buttonClass('plain')}>
          내 프로필에서 탈퇴
        </Link>
      </div>
    </AuthLayout>
  )
}
