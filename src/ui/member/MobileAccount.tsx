'use client'
import Link from 'next/link'
import { LOGIN_PAGE, PROFILE_PAGE, REGISTER_PAGE, withNext } from '@/domain/member/paths'
import { STAFF_HOME } from '@/domain/staff/paths'
import { MEMBER_WORDS } from '@/messages/member'
import { buttonClass } from '../layout/buttonClass'
import { Icon } from '../layout/Icon'
import { SignOutButton } from './SignOutButton'
import { useMe } from './useMe'
import { useOnward } from './useOnward'

/** What the bar's corner holds, at the top of a phone's menu. */
export function MobileAccount() {
  const { known, member, staff } = useMe()
  const onward = useOnward()
  return (
    <div className="flex min-h-18 items-center gap-2 border-b border-line py-3">
      {known && !member && (
        <>
          <Link href={withNext(LOGIN_PAGE, onward)} rel="nofollow" prefetch={false} className={buttonClass('primary', 'min-h-12 flex-1')}>
            {MEMBER_WORDS.signIn}
          </Link>
          <Link href={withNext(REGISTER_PAGE, onward)} rel="nofollow" prefetch={false} className={buttonClass('plain', 'min-h-12 flex-1')}>
            {MEMBER_WORDS.signUp}
          </Link>
        </>
      )}
      {member && (
        <>
          <Link href={PROFILE_PAGE} prefetch={false} aria-label={MEMBER_WORDS.profileOf(member.nickname)} className="flex min-h-12 min-w-0 flex-1 items-center gap-3">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-wash">
              <Icon name="user" className="size-5.5" />
            </span>
            <span className="min-w-0">
              <span className="flex text-lead leading-snug font-semibold">
                <span className="truncate">{member.nickname}</span>
                {MEMBER_WORDS.honorific}
              </span>
              <span className="block text-note text-soft">{MEMBER_WORDS.profile}</span>
            </span>
          </Link>
          <SignOutButton className={buttonClass('plain', 'shrink-0')} />
        </>
      )}
      {staff && (
        <a href={STAFF_HOME} className={buttonClass('plain', 'shrink-0')}>
          {MEMBER_WORDS.admin}
        </a>
      )}
    </div>
  )
}
