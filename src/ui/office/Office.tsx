'use client'
import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import type { ListQuery } from '@/domain/directory/query'
import { type Office, parseOffice } from '@/domain/nearby/office'
import { NEARBY_PAGE } from '@/domain/nearby/paths'
import { OFFICE } from '@/messages/site/nearby'
import { chipClass } from '../kit/chipClass'
import { Icon } from '../kit/Icon'
import { createLocalStorageStore } from '../kit/localStorageStore'
import { SectionHeading } from '../kit/SectionHeading'
import { useToast } from '../toast/ToastProvider'
import { nearestListHref } from '../urls/listHref'

const store = createLocalStorageStore('gonggong-bapsang:office:v1', parseOffice)
const NONE: readonly Office[] = []

/** Remembers an office, or none, on this device. It never reaches the server: pages are the same for everyone. */
const keepOffice = (office: Office | null): void => {
  store.change(() => (office ? [office] : NONE))
}

/** The office stored on this device; null in the server's HTML and until storage has been read. */
const useOffice = (): Office | null => useSyncExternalStore(store.subscribe, store.read, () => NONE)[0] ?? null

interface Props {
  query: ListQuery
  here: Office | null
}

export function OfficeBar({ query, here }: Props) {
  const office = useOffice()
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
  const office = useOffice()
  const isChosen = office?.near === hall.near
  return (
    <p className="office-bar">
      <Icon name="pin" className="size-4" />
      {isChosen ? OFFICE.isThis : <KeepOffice office={hall} />}
      {isChosen && <RemoveOffice />}
    </p>
  )
}

export function OfficeBox() {
  const office = useOffice()
  return (
    <section aria-labelledby="office" className="mt-section">
      <SectionHeading id="office" title={OFFICE.title} note={OFFICE.private} />
      {office ? (
        <p className="office-bar">
          <Link href={nearestListHref({}, office.near)}>{OFFICE.near(office.name)}</Link>
          <RemoveOffice />
        </p>
      ) : (
        <p className="max-w-[36em] text-small text-soft">{OFFICE.how}</p>
      )}
    </section>
  )
}

export function OfficeChip() {
  const office = useOffice()
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
