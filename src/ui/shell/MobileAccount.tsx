'use client'
import Link from 'next/link'
import { LOGIN_PAGE, PROFILE_PAGE, REGISTER_PAGE, withReturnTo } from '@/domain/member/paths'
import { STAFF_HOME } from '@/domain/staff/paths'
import { memberMessages } from '@/messages/site/member'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { SignOutButton } from '../member/SignOutButton'
import { useMe } from '../member/useMe'
import { useReturnTo } from '../member/useReturnTo'

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
