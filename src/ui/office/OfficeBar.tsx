'use client'
import Link from 'next/link'
import type { ListQuery } from '@/domain/directory/query'
import type { Office } from '@/domain/nearby/office'
import { NEARBY_PAGE } from '@/domain/nearby/paths'
import { OFFICE } from '@/messages/site/office'
import { Icon } from '../kit/Icon'
import { useToast } from '../toast/ToastProvider'
import { officeListHref } from './officeListHref'
import { RemoveOffice } from './RemoveOffice'
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
