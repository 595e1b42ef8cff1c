'use client'
import Link from 'next/link'
import type { ListQuery } from '@/domain/directory/query'
import type { Office } from '@/domain/nearby/office'
import { NEARBY_PAGE } from '@/domain/nearby/paths'
import { OFFICE } from '@/messages/site/office'
import { chipClass } from '../kit/chipClass'
import { Icon } from '../kit/Icon'
import { SectionHeading } from '../kit/SectionHeading'
import { useToast } from '../toast/ToastProvider'
import { officeListHref } from './officeListHref'
import { keepOffice, useOffice } from './officeStore'

interface Props {
  query: ListQuery
  /** the point that the list is around */
  here: Office | null
}

/** Under the filters of a list: the way to its order by distance from the visitor's office, or to having an office. */
export function OfficeBar({ query, here }: Props) {
  const office = useOffice()
  const toast = useToast()
  const keep = (chosen: Office) => {
    keepOffice(chosen)
    toast({ text: OFFICE.kept(chosen.name) })
  }
  if (here && office?.near === here.near)
    return (
      <p className="office-bar">
        <Icon name="pin" className="size-4" />
        {OFFICE.isHere}
        <Link href={NEARBY_PAGE}>{OFFICE.change}</Link>
        <RemoveOffice />
      </p>
    )
  return (
    <p className="office-bar">
      <Icon name="pin" className="size-4" />
      {here && (
        <button type="button" className="noscript:hidden" onClick={() => keep(here)}>
          {OFFICE.keep}
        </button>
      )}
      {office ? (
        <Link href={officeListHref(query, office)}>{OFFICE.nearest(office.name)}</Link>
      ) : (
        !here && <Link href={NEARBY_PAGE}>{OFFICE.choose}</Link>
      )}
    </p>
  )
}

/** The office that this device remembers, or how to choose one. */
export function OfficeBox() {
  const office = useOffice()
  return (
    <section aria-labelledby="office" className="mt-section">
      <SectionHeading id="office" title={OFFICE.title} note={OFFICE.private} />
      {office ? (
        <p className="office-bar">
          <Link href={officeListHref({}, office)}>{OFFICE.near(office.name)}</Link>
          <RemoveOffice />
        </p>
      ) : (
        <p className="max-w-[36em] text-small text-soft">{OFFICE.how}</p>
      )}
    </section>
  )
}

/** Leads to what is near the visitor's office, or to choosing one. */
export function OfficeChip() {
  const office = useOffice()
  return (
    <Link href={office ? officeListHref({}, office) : NEARBY_PAGE} className={chipClass(office !== null)}>
      {office ? OFFICE.near(office.name) : OFFICE.choose}
    </Link>
  )
}

/** Forgets the office. */
function RemoveOffice() {
  const toast = useToast()
  const remove = () => {
    keepOffice(null)
    toast({ text: OFFICE.removed })
  }
  return (
    <button type="button" onClick={remove} aria-label={`${OFFICE.title} ${OFFICE.remove}`}>
      {OFFICE.remove}
    </button>
  )
}
