import type { Profile } from '@/domain/member/profile'
import { SECURITY } from '@/messages/site/profile'
import { DefinitionRow } from './DefinitionRow'

export function AccountSecurity({ provider }: Pick<Profile, 'provider'>) {
  return (
    <dl>
      <DefinitionRow label={SECURITY.signIn}>{provider === null ? SECURITY.unlinked : SECURITY.kakao}</DefinitionRow>
      <DefinitionRow label={SECURITY.password}>
        <span className="font-normal text-soft">{SECURITY.passwordNote}</span>
      </DefinitionRow>
    </dl>
  )
}
