'use client'
import Link from 'next/link'
import { useQueryClient } from '@tanstack/react-query'
import type { ListQuery } from '@/contract/directoryQuery'
import type { Office } from '@/domain/nearby/office'
import { isSameOffice } from '@/domain/nearby/officeChoice'
import { NEARBY_PAGE } from '@/domain/nearby/nearby'
import { OFFICE } from '@/messages/site/nearby'
import type { Me } from '@/contract/member'
import { chipClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { SectionHeading } from '../kit/Headings'
import { useToast } from '../kit/ToastProvider'
import { nearestListHref } from '../urls/listHref'
import { requestApi } from '../api/requestApi'
import { updateQueryData } from '../api/queryCache'
import { useSubmit } from '../api/useSubmit'
import { ME_KEY } from '../member/useMe'
import { keepOffice, useOffice } from './useOffice'

interface Change {
  /** null removes it */
  office: Office | null
  /** runs on success */
  then?: () => void
  text: string
}

/** Saves an office in the member's account, or removes it. */
function useSavedOffice() {
  const client = useQueryClient()
  const toast = useToast()
  const { submit, isPending } = useSubmit(
    ({ office }: Change) =>
      office ? requestApi('PUT /api/v1/me/office', { body: office }) : requestApi('DELETE /api/v1/me/office'),
    {
      onSuccess: (saved, { then, text }) => {
        then?.()
        updateQueryData<Me>(client, ME_KEY, (me) => ({ ...me, office: saved ?? null }))
        toast({ text })
      },
      onError: ({ message }) => toast({ text: message, tone: 'wrong' }),
    },
  )
  return { change: submit, isPending }
}

/** What can be done with the office that counts. */
const OfficeActions = () => (
  <>
    <RemoveOffice />
    <SaveOffice />
  </>
)

/** Removes the office that counts: from this device, and from the account if it is the same there. */
function RemoveOffice() {
  const toast = useToast()
  const { isSaved, hidden } = useOffice()
  const { change } = useSavedOffice()
  const remove = () => {
    if (isSaved) return change({ office: null, then: () => keepOffice(null), text: OFFICE.removed })
    keepOffice(null)
    toast({ text: hidden ? OFFICE.nowSaved(hidden.name) : OFFICE.removed })
  }
  return (
    <button type="button" onClick={remove} aria-label={`${OFFICE.title} ${OFFICE.remove}`}>
      {OFFICE.remove}
    </button>
  )
}

/** For members: whether the account has the office too, and which one it has if this device has its own. */
function SaveOffice() {
  const { office, isMember, isSaved, hidden } = useOffice()
  const { change, isPending } = useSavedOffice()
  if (!isMember || !office) return null
  const onChange = (save: boolean) => {
    if (isPending) return
    if (save) change({ office, text: OFFICE.saved })
    // The office came from the account, so this device remembers it from now on.
    else change({ office: null, then: () => keepOffice(office), text: OFFICE.unsaved })
  }
  return (
    <>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
        {OFFICE.save}
        <input
          type="checkbox"
          role="switch"
          aria-disabled={isPending}
          checked={isSaved}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="switch"
        />
      </label>
      {hidden && (
        <>
          <span className="basis-full">{OFFICE.differs(hidden.name, office.name)}</span>
          <button type="button" onClick={() => keepOffice(null)}>
            {OFFICE.useSaved}
          </button>
          <button type="button" onClick={() => change({ office: null, text: OFFICE.unsaved })}>
            {OFFICE.removeSaved}
          </button>
        </>
      )}
    </>
  )
}

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
