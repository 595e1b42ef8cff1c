'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { withFavorites } from '@/domain/favorite/localFavorites'
import { useMe } from '../member/useMe'
import { changeLocalFavorites, localFavorites } from './localFavoritesStore'
import { useMergeFavorites } from './useMergeFavorites'
import { changePendingFavorites, subscribeToPendingFavorites, pendingFavorites } from './pendingFavoritesStore'

const NONE: readonly number[] = []

/** Fills the hearts that somebody asked for before they signed in, once they are. Shows nothing of its own. */
export function SavePendingFavorites() {
  const asked = useSyncExternalStore(subscribeToPendingFavorites, pendingFavorites, () => NONE)
  const { member } = useMe()
  const merge = useMergeFavorites()
  // Who owes an agreement is asked for that first.
  const ready = member !== null && !member.consent_required
  useEffect(() => {
    if (!ready || asked.length === 0) return
    // Taken off the lists at once, so that nothing asks for them twice; what fails stays on offer.
    const waiting = localFavorites().filter(({ id }) => asked.includes(id))
    changePendingFavorites(() => NONE)
    changeLocalFavorites((all) => all.filter(({ id }) => !asked.includes(id)))
    const keep = async () => {
      if (!(await merge(asked))) changeLocalFavorites((all) => withFavorites(all, waiting))
    }
    void keep()
  }, [ready, asked, merge])
  return null
}
