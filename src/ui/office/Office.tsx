'use client'
import Link from 'next/link'
import type { ListQuery } from '@/domain/directory/query'
import type { Office } from '@/domain/nearby/office'
import { isSameOffice } from '@/domain/nearby/officeChoice'
import { NEARBY_PAGE } from '@/domain/nearby/paths'
import { OFFICE } from '@/messages/site/nearby'
import { chipClass } from '../kit/chipClass'
import { Icon } from '../kit/Icon'
import { SectionHeading } from '../kit/SectionHeading'
import { useToast } from '../toast/ToastProvider'
import { nearestListHref } from '../urls/listHref'
import { OfficeActions } from './OfficeActions'
import { keepOffice, useOffice } from './useOffice'

interface Props {
  query: ListQuery
  here: Office | null
}

export function OfficeBar({ query, here }: Props) {
  const { office } = useOffice()
  if (here && office && isSameOffice(office, here))
    return (
      <div className="office-bar">
        <Icon name="pin" className="size-4" />
        {OFFICE.isHere}
        <Link href={NEARBY_PAGE}>{OFFICE.change}</Link>
        <OfficeActions />
      </div>
    )
  return (
    <p className="office-bar">
      <Icon name="pin" className="size-4" />
      {here && <KeepOffice office={here} />}
      {office ? (
        <Link href={nearestListHref(query, office.near)}>{OFFICE.nearest(office.name)}</Link>
      ) : (
        !here && <Link href={NEARBY_PAGE}>{OFFICE.choose}</Link>
      )}
    </p>
  )
}

export function AgencyOfficeBar({ hall }: { hall: Office }) {
  const { office } = useOffice()
  const isChosen = office !== null && isSameOffice(office, hall)
  return (
    <div className="office-bar">
      <Icon name="pin" className="size-4" />
      {isChosen ? OFFICE.isThis : <KeepOffice office={hall} />}
      {isChosen && <OfficeActions />}
    </div>
  )
}

export function OfficeBox() {
  return (
    <section aria-labelledby="office" className="mt-section">
      <SectionHeading id="office" title={OFFICE.title} note={OFFICE.private} />
      <OwnOffice />
    </section>
  )
}

export function OwnOffice() {
  const { office } = useOffice()
  if (!office) return <p className="max-w-[36em] text-small text-soft">{OFFICE.how}</p>
  return (
    <div className="office-bar">
      <Link href={nearestListHref({}, office.near)}>{OFFICE.near(office.name)}</Link>
      <OfficeActions />
    </div>
  )
}

export function OfficeChip() {
  const { office } = useOffice()
  return (
    <Link href={office ? nearestListHref({}, office.near) : NEARBY_PAGE} className={chipClass(office !== null)}>
      {office ? OFFICE.near(office.name) : OFFICE.choose}
    </Link>
  )
}

function KeepOffice({ office }: { office: Office }) {
  const toast = useToast()
  const keep = () => {
    keepOffice(office)
    toast({ text: OFFICE.kept(office.name) })
  }
  return (
    <button type="button" className="noscript:hidden" onClick={keep}>
      {OFFICE.keep}
    </button>
  )
}
