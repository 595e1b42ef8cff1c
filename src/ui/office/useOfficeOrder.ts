import { useSyncExternalStore } from 'react'
import { createLocalStorageStore } from '../kit/localStorageStore'
import { useOffice } from './useOffice'

/** The lists that a browser puts in the order of distance from the office. */
const LISTS = ['collections', 'favorites', 'plan'] as const
export type OrderedList = (typeof LISTS)[number]

const parse = (kept: string | null): OrderedList[] => LISTS.filter((list) => kept?.includes(`"${list}"`))
const store = createLocalStorageStore('gonggong-bapsang:nearest-first:v1', parse, () => sessionStorage)
const NONE: readonly OrderedList[] = []

interface OfficeOrder {
  hasOffice: boolean
  /** the office's point if the list is in the order of distance from it */
  near: string | undefined
  choose: (isNearest: boolean) => void
}

/** The order of a list; this tab remembers it for coming back from a place. */
export function useOfficeOrder(list: OrderedList): OfficeOrder {
  const { office } = useOffice()
  const isChosen = useSyncExternalStore(store.subscribe, store.read, () => NONE).includes(list)
  return {
    hasOffice: office !== null,
    near: isChosen ? office?.near : undefined,
    choose: (isNearest) =>
      store.change((lists) => [...lists.filter((one) => one !== list), ...(isNearest ? [list] : [])]),
  }
}
