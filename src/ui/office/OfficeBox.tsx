'use client'
import Link from 'next/link'
import { OFFICE } from '@/messages/site/office'
import { SectionHeading } from '../kit/SectionHeading'
import { officeListHref } from './officeListHref'
import { RemoveOffice } from './RemoveOffice'
import { useOffice } from './officeStore'

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
