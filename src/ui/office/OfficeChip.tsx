'use client'
import Link from 'next/link'
import { NEARBY_PAGE } from '@/domain/nearby/paths'
import { OFFICE } from '@/messages/site/office'
import { chipClass } from '../kit/chipClass'
import { officeListHref } from './officeListHref'
import { useOffice } from './officeStore'

/** Leads to what is near the visitor's office, or to choosing one. */
export function OfficeChip() {
  const office = useOffice()
  return (
    <Link href={office ? officeListHref({}, office) : NEARBY_PAGE} className={chipClass(office !== null)}>
      {office ? OFFICE.near(office.name) : OFFICE.choose}
    </Link>
  )
}
