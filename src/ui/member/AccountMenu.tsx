'use client'
import Link from 'next/link'
import type { CurrentMember } from '@/domain/member/me'
import { LOGIN_PAGE, PROFILE_PAGE, REGISTER_PAGE, withNext } from '@/domain/member/paths'
import { STAFF_HOME } from '@/domain/staff/paths'
import { MEMBER_WORDS } from '@/messages/member'
import { buttonClass } from '../layout/buttonClass'
import { Icon } from '../layout/Icon'
import { SignOutButton } from './SignOutButton'
import { useMe } from './useMe'
import { useOnward } from './useOnward'

const QUIET = 'inline-flex min-h-11 items-center font-medium text-soft transition-colors hover:text-ink max-md:hidden'

function Doors() {
  const onward = useOnward()
  return (
    <>
      <Link href={withNext(REGISTER_PAGE, onward)} rel="nofollow" prefetch={false} className={QUIET}>
        {MEMBER_WORDS.signUp}
      </Link>
      <Link href={withNext(LOGIN_PAGE, onward)} rel="nofollow" prefetch={false} className={buttonClass('plain', 'max-md:px-3')}>
        {MEMBER_WORDS.signIn}
      </Link>
    </>
  )
}

function Account({ member }: { member: CurrentMember }) {
  return (
    <>
      <Link
        href={PROFILE_PAGE}
        prefetch={false}
        aria-label={MEMBER_WORDS.profileOf(member.nickname)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold hover:text-accent"
      >
        <Icon name="user" className="size-5.5" />
        <span className="flex max-md:hidden">
          {/* However long the name, the courtesy stays. */}
          <span className="max-w-28 truncate">{member.nickname}</span>
          {MEMBER_WORDS.honorific}
        </span>
      </Link>
      <SignOutButton className={QUIET} />
    </>
  )
}

/** The visitor's own corner of the bar. Empty until it is known who looks; the bar keeps free space beside it. */
export function AccountMenu() {
  const { known, member, staff } = useMe()
  return (
    <div className="flex min-h-11 items-center justify-end gap-4 text-[0.9375rem] max-md:-mr-2">
      {staff && (
        <a href={STAFF_HOME} className={QUIET}>
          {MEMBER_WORDS.admin}
        </a>
      )}
      {known && (member ? <Account member={member} /> : <Doors />)}
      {!known && (
        <noscript>
          {/* The page itself knows whether somebody is signed in. */}
          <a href={LOGIN_PAGE} className={buttonClass('plain', 'max-md:px-3')}>
            {MEMBER_WORDS.signIn}
          </a>
        </noscript>
      )}
    </div>
  )
}
