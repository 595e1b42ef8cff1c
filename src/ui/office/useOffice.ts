import { useSyncExternalStore } from 'react'
import { type Office, parseOffice } from '@/domain/nearby/office'
import { chooseOffice, type OfficeChoice } from '@/domain/nearby/officeChoice'
import { createStoredList } from '../kit/browserStorage'
import { useMe } from '../member/useMe'

export const OFFICE_KEY = 'gonggong-bapsang:office:v1'
const store = createStoredList(OFFICE_KEY, parseOffice)
const NONE: readonly Office[] = []

/** Remembers an office, or none, on this device. Pages are the same for everyone, so no page request contains it. */
export const keepOffice = (office: Office | null): void => {
  store.change(() => (office ? [office] : NONE))
}

interface OwnOffice extends OfficeChoice {
  isMember: boolean
}

/**
 * The visitor's office: of this device, otherwise of the member's account. None in the server's HTML, and until storage
 * and the account have been read.
 */
export function useOffice(): OwnOffice {
  const device = useSyncExternalStore(store.subscribe, store.read, () => NONE)[0] ?? null
  const { member, office } = useMe()
  return { isMember: member !== null, ...chooseOffice(device, office) }
}
