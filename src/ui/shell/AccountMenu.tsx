'use client'
import Link from 'next/link'
import type { CurrentMember } from '@/domain/member/me'
import { LOGIN_PAGE, PROFILE_PAGE, REGISTER_PAGE, withReturnTo } from '@/domain/member/paths'
import { STAFF_HOME } from '@/domain/staff/paths'
import { memberMessages } from '@/messages/site/member'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { NotificationBell } from '../notification/NotificationBell'
import { SignOutButton } from '../member/SignOutButton'
import { useMe } from '../member/useMe'
import { useReturnTo } from '../member/useReturnTo'

const QUIET = 'inline-flex min-h-11 items-center font-medium text-soft transition-colors hover:text-ink max-md:hidden'

function SignIn() {
  return (
    <Link
      href={withReturnTo(LOGIN_PAGE, useReturnTo())}
      rel="nofollow"
      prefetch={false}
      className={buttonClass('plain', 'max-md:px-3')}
    >
      {memberMessages.signIn}
    </Link>
  )
}

function SignUp() {
  return (
    <Link href={withReturnTo(REGISTER_PAGE, useReturnTo())} rel="nofollow" prefetch={false} className={QUIET}>
      {memberMessages.signUp}
    </Link>
  )
}

function Account({ member }: { member: CurrentMember }) {
  return (
    <>
      <NotificationBell />
      <Link
        href={PROFILE_PAGE}
        prefetch={false}
        aria-label={memberMessages.profileOf(member.nickname)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold hover:text-accent"
      >
        <Icon name="user" className="size-5.5" />
        <span className="flex max-md:hidden">
          {/* A long name is truncated, never the honorific. */}
          <span className="max-w-20 truncate">{member.nickname}</span>
          {memberMessages.honorific}
        </span>
      </Link>
      <SignOutButton className={QUIET} />
    </>
  )
}

/** Until the session is known it is a visitor's; empty if the page is marked as a member's (`SIGNED_IN_MARKER`). */
export function AccountMenu() {
  const { known, member, staff } = useMe()
  return (
    <div className="flex min-h-11 items-center justify-end gap-3 text-[0.9375rem] whitespace-nowrap max-lg:-mr-2">
      {staff && (
        <a href={STAFF_HOME} className={QUIET}>
          {memberMessages.admin}
        </a>
      )}
      {member && <Account member={member} />}
      {known && !member && <SignUp />}
      {!member && (
        <div className={known ? 'contents' : 'until-known'}>
          <SignIn />
        </div>
      )}
    </div>
  )
}
