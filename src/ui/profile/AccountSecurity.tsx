import type { Profile } from '@/domain/member/profile'
import { SECURITY } from '@/messages/profile'
import { Fact } from './Fact'

/** How a member signs in: nothing to change here. */
export function AccountSecurity({ provider }: Pick<Profile, 'provider'>) {
  return (
    <dl>
      <Fact label={SECURITY.signIn}>{provider === null ? SECURITY.unlinked : SECURITY.kakao}</Fact>
      <Fact label={SECURITY.password}>
        <span className="font-normal text-soft">{SECURITY.passwordNote}</span>
      </Fact>
    </dl>
  )
}
