import type { ReactNode } from 'react'
import type { Profile } from '@/contract/member'
import { SECURITY, OWN_DATA } from '@/messages/site/profile'
import { DefinitionRow } from './DefinitionRow'
import { apiPath } from '../api/requestApi'
import { buttonClass } from '../kit/buttonClass'

const SECTION =
  'scroll-mt-20 border-t-[1.5px] border-ink pt-5 pb-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12'

interface Props {
  id: string
  title: string
  note?: ReactNode
  children: ReactNode
}

export function ProfileSection({ id, title, note, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={SECTION}>
      <div className="mb-4">
        <h2 id={`${id}-title`} className="text-head font-bold tracking-[-0.025em]">
          {title}
        </h2>
        {note && <p className="mt-1 text-small text-soft">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

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

/** A plain link: the browser saves the file under its given name. */
export function ExportData() {
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-small text-soft">{OWN_DATA.note}</p>
      <a href={apiPath('GET /api/v1/me/data')} download className={buttonClass('plain')}>
        {OWN_DATA.download}
      </a>
    </>
  )
}
