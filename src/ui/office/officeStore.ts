'use client'
import { useSyncExternalStore } from 'react'
import { type Office, parseOffice } from '@/domain/nearby/office'
import { createLocalStorageStore } from '../kit/localStorageStore'

const store = createLocalStorageStore('gonggong-bapsang:office:v1', parseOffice)
const NONE: readonly Office[] = []

/** Remembers an office on this device, or none. Pages are the same for everyone: it never reaches the server. */
export const keepOffice = (office: Office | null): void => {
  store.change(() => (office ? [office] : NONE))
}

/** The office that this device remembers; null in the server's HTML, and until the browser has looked. */
export const useOffice = (): Office | null => useSyncExternalStore(store.subscribe, store.read, () => NONE)[0] ?? null
