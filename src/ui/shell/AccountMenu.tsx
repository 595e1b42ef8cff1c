'use client'

import Link from 'next/link'
import type { CurrentMember } from '@/contract/member'
import { LOGIN_PAGE, PROFILE_PAGE, REGISTER_PAGE, withReturnTo } from '@/contract/memberPaths'
import { STAFF_HOME } from '@/domain/staff/staff'
import { memberMessages } from '@/messages/site/member'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { NotificationBell } from '../notification/NotificationBell'
import { SignOutButton } from '../member/SignOutButton'
import { useMe } from '../member/useMe'
import { useReturnTo } from '../member/returnTo'

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
      {!member && (
        <div className={known ? 'contents' : 'until-known'}>
          <SignUp />
          <SignIn />
        </div>
      )}
    </div>
  )
}

export function MobileAccount() {
  const { known, member, staff } = useMe()
  const returnTo = useReturnTo()
  return (
    <div className="flex min-h-18 items-center gap-2 border-b border-line py-3">
      {known && !member && (
        <>
          <Link
            href={withReturnTo(LOGIN_PAGE, returnTo)}
            rel="nofollow"
            prefetch={false}
            className={buttonClass('primary', 'min-h-12 flex-1')}
          >
            {memberMessages.signIn}
          </Link>
          <Link
            href={withReturnTo(REGISTER_PAGE, returnTo)}
            rel="nofollow"
            prefetch={false}
            className={buttonClass('plain', 'min-h-12 flex-1')}
          >
            {memberMessages.signUp}
          </Link>
        </>
      )}
      {member && (
        <>
          <Link
            href={PROFILE_PAGE}
            prefetch={false}
            aria-label={memberMessages.profileOf(member.nickname)}
            className="flex min-h-12 min-w-0 flex-1 items-center gap-3"
          >
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-wash">
              <Icon name="user" className="size-5.5" />
            </span>
            <span className="min-w-0">
              <span className="flex text-lead leading-snug font-semibold">
                <span className="truncate">{member.nickname}</span>
                {memberMessages.honorific}
              </span>
              <span className="block text-note text-soft">{memberMessages.profile}</span>
            </span>
          </Link>
          <SignOutButton className={buttonClass('plain', 'shrink-0')} />
        </>
      )}
      {staff && (
        <a href={STAFF_HOME} className={buttonClass('plain', 'shrink-0')}>
          {memberMessages.admin}
        </a>
      )}
    </div>
  )
}
