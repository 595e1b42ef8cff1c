import { useLocation, useNavigate } from 'react-router-dom'
import type { RecordOf, RowOf } from '@/resources/definition'
import type { restaurants } from '@/resources/restaurants'

export type RestaurantRow = RowOf<typeof restaurants>
export type Restaurant = RecordOf<typeof restaurants>

/** react-admin shows the list row until the full record arrives. */
export const isWhole = (record: RestaurantRow | undefined): record is Restaurant =>
  record !== undefined && 'aliases' in record

const TABS = ['info', 'visits', 'reviews', 'photos', 'history'] as const
export type RestaurantTab = (typeof TABS)[number]

const HASH = /^#(\d{1,10})(?:\/([a-z]+))?$/

const isTab = (word: string | undefined): word is RestaurantTab => TABS.includes(word as RestaurantTab)

export interface OpenRestaurant {
  id: number | null
  tab: RestaurantTab
  open: (id: number) => void
  setTab: (tab: RestaurantTab) => void
  close: () => void
}

/** In the URL hash (`#12/history`), so that Back closes it. */
export function useOpenRestaurant(): OpenRestaurant {
  const { hash, search, pathname } = useLocation()
  const navigate = useNavigate()
  const [, id, tab] = HASH.exec(hash) ?? []
  const go = (to: string, replace = false) => void navigate({ pathname, search, hash: to }, { replace })
  return {
    id: id === undefined ? null : Number(id),
    tab: isTab(tab) ? tab : 'info',
    open: (opened) => go(`#${opened}${isTab(tab) ? `/${tab}` : ''}`),
    setTab: (chosen) => go(`#${id}/${chosen}`, true),
    close: () => go(''),
  }
}
