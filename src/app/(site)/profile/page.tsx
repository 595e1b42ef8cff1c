import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LOGIN_PAGE, PROFILE_PAGE, withReturnTo } from '@/contract/memberPaths'
import { pagePool } from '@/infra/database/readPool'
import { MY_POSTS } from '@/messages/site/boards'
import { MUTES } from '@/messages/site/comments'
import { CONSENTS } from '@/messages/site/consents'
import { OFFICE } from '@/messages/site/nearby'
import { NOTIFICATIONS } from '@/messages/site/notifications'
import { BASIC_INFO, LEAVING, MY_REVIEWS, OWN_DATA, PROFILE, SECURITY, SESSIONS } from '@/messages/site/profile'
import { messageOf } from '@/messages/violations'
import { countMemberContent, readProfile } from '@/server/members/profile'
import { MyPosts } from '@/ui/board/MyPosts'
import { FavoritesBox } from '@/ui/favorite/FavoritesBox'
import { PageHeading } from '@/ui/kit/Headings'
import { BlockedNotice } from '@/ui/member/BlockedNotice'
import { DigestSettings } from '@/ui/follow/DigestSettings'
import { FollowList } from '@/ui/follow/FollowList'
import { PushSettings } from '@/ui/follow/PushSettings'
import { MutedMembers } from '@/ui/mute/MutedMembers'
import { AccountSecurity, ProfileSection, ExportData } from '@/ui/profile/ProfileSection'
import { BasicInfo } from '@/ui/profile/BasicInfo'
import { ConsentsBox } from '@/ui/profile/ConsentsBox'
import { Sessions } from '@/ui/profile/Sessions'
import { DeleteAccount } from '@/ui/profile/DeleteAccount'
import { Notifications } from '@/ui/notification/Notifications'
import { NotificationSettings } from '@/ui/notification/NotificationSettings'
import { OwnOffice } from '@/ui/office/Office'
import { MyReviews } from '@/ui/review/MyReviews'
import { requirePageMember } from '../_data/requestMember'

export const metadata: Metadata = { title: PROFILE.title, robots: { index: false } }

export default async function ProfilePage() {
  const member = await requirePageMember(PROFILE_PAGE)
  const [profile, belongings] = await Promise.all([
    readProfile(pagePool(), member.id),
    countMemberContent(pagePool(), member.id),
  ])
  // The account was deleted between the two queries.
  if (!profile) redirect(withReturnTo(LOGIN_PAGE, PROFILE_PAGE))
  return (
    <div className="wrap pb-6">
      <PageHeading title={PROFILE.title}>{PROFILE.lead}</PageHeading>
      {member.blocked && <BlockedNotice block={member.blocked} className="mt-6" />}
      <div className="mt-8">
        <div id="favorites-box" className="scroll-mt-20 border-t-[1.5px] border-ink pt-5 pb-12">
          <FavoritesBox />
        </div>
        <ProfileSection id="my-reviews" title={MY_REVIEWS.title}>
          <MyReviews />
        </ProfileSection>
        <ProfileSection id="my-posts" title={MY_POSTS.title}>
          <MyPosts />
        </ProfileSection>
        <ProfileSection id="basic" title={BASIC_INFO.title}>
          <BasicInfo profile={profile} />
        </ProfileSection>
        <ProfileSection id="office" title={OFFICE.title} note={OFFICE.own}>
          <OwnOffice />
        </ProfileSection>
        <ProfileSection id="notifications" title={NOTIFICATIONS.title} note={NOTIFICATIONS.note}>
          <Notifications />
          <p className="mt-3 text-small text-soft">{NOTIFICATIONS.kept}</p>
          <NotificationSettings />
          <FollowList />
          <DigestSettings />
          <PushSettings />
        </ProfileSection>
        <ProfileSection id="muted" title={MUTES.title} note={MUTES.note}>
          <MutedMembers />
        </ProfileSection>
        <ProfileSection id="security" title={SECURITY.title}>
          <AccountSecurity provider={profile.provider} />
        </ProfileSection>
        <ProfileSection id="devices" title={SESSIONS.title} note={SESSIONS.note}>
          <Sessions />
        </ProfileSection>
        <ProfileSection id="consents" title={CONSENTS.title} note={CONSENTS.note}>
          <ConsentsBox />
        </ProfileSection>
        <ProfileSection id="own-data" title={OWN_DATA.title}>
          <ExportData />
        </ProfileSection>
        <ProfileSection id="leaving" title={LEAVING.title} note={LEAVING.note}>
          {member.role === 'user' ? (
            <DeleteAccount {...belongings} />
          ) : (
            <p className="text-soft">{messageOf({ code: 'staff-cannot-leave', params: {} })}</p>
          )}
        </ProfileSection>
      </div>
    </div>
  )
}
