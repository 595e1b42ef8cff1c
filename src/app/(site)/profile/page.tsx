import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LOGIN_PAGE, PROFILE_PAGE, withNext } from '@/domain/member/paths'
import { pagePool } from '@/infra/database/readPool'
import { CONSENTS } from '@/messages/consents'
import { BASIC_INFO, LEAVING, MY_REVIEWS, OWN_DATA, PROFILE, SECURITY, SESSIONS } from '@/messages/profile'
import { sentenceOf } from '@/messages/violations'
import { countBelongings } from '@/server/members/countBelongings'
import { readProfile } from '@/server/members/readProfile'
import { FavoritesBox } from '@/ui/favorite/FavoritesBox'
import { PageHeading } from '@/ui/layout/PageHeading'
import { AccountSecurity } from '@/ui/profile/AccountSecurity'
import { BasicInfo } from '@/ui/profile/BasicInfo'
import { ConsentsBox } from '@/ui/profile/ConsentsBox'
import { Devices } from '@/ui/profile/Devices'
import { Leaving } from '@/ui/profile/Leaving'
import { ProfileSection } from '@/ui/profile/ProfileSection'
import { TakeAlong } from '@/ui/profile/TakeAlong'
import { MyReviews } from '@/ui/review/MyReviews'
import { requireMember } from '../_data/requireMember'

export const metadata: Metadata = { title: PROFILE.title, robots: { index: false } }

export default async function ProfilePage() {
  const member = await requireMember(PROFILE_PAGE)
  const [profile, belongings] = await Promise.all([readProfile(pagePool(), member.id), countBelongings(pagePool(), member.id)])
  // Erased between the two questions.
  if (!profile) redirect(withNext(LOGIN_PAGE, PROFILE_PAGE))
  return (
    <div className="wrap pb-6">
      <PageHeading title={PROFILE.title}>{PROFILE.lead}</PageHeading>
      <div className="mt-8">
        <ProfileSection id="basic" title={BASIC_INFO.title}>
          <BasicInfo profile={profile} />
        </ProfileSection>
        <ProfileSection id="security" title={SECURITY.title}>
          <AccountSecurity provider={profile.provider} />
        </ProfileSection>
        <ProfileSection id="devices" title={SESSIONS.title} note={SESSIONS.note}>
          <Devices />
        </ProfileSection>
        <div id="favorites-box" className="scroll-mt-20 border-t-[1.5px] border-ink pt-5 pb-12">
          <FavoritesBox />
        </div>
        <ProfileSection id="my-reviews" title={MY_REVIEWS.title}>
          <MyReviews />
        </ProfileSection>
        <ProfileSection id="consents" title={CONSENTS.title} note={CONSENTS.note}>
          <ConsentsBox />
        </ProfileSection>
        <ProfileSection id="own-data" title={OWN_DATA.title}>
          <TakeAlong />
        </ProfileSection>
        <ProfileSection id="leaving" title={LEAVING.title} note={LEAVING.note}>
          {member.role === 'user' ? <Leaving {...belongings} /> : <p className="text-soft">{sentenceOf({ code: 'staff-cannot-leave', params: {} })}</p>}
        </ProfileSection>
      </div>
    </div>
  )
}
