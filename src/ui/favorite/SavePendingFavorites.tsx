'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { withFavorites } from '@/domain/favorite/localFavorites'
import { useMe } from '../member/useMe'
import { changeLocalFavorites, localFavorites } from './localFavoritesStore'
import { useMergeFavorites } from './useMergeFavorites'
import { changePendingFavorites, subscribeToPendingFavorites, pendingFavorites } from './pendingFavoritesStore'

const NONE: readonly number[] = []

export function SavePendingFavorites() {
  const pending = useSyncExternalStore(subscribeToPendingFavorites, pendingFavorites, () => NONE)
  const { member } = useMe()
  const merge = useMergeFavorites()
  // Pending terms come first.
  const ready = member !== null && !member.consent_required
  useEffect(() => {
    if (!ready || pending.length === 0) return
    // Removed from the lists at once, so that nothing is saved twice; failures are offered again.
    const waiting = localFavorites().filter(({ id }) => pending.includes(id))
    changePendingFavorites(() => NONE)
    changeLocalFavorites((all) => all.filter(({ id }) => !pending.includes(id)))
    const keep = async () => {
      const merged = await merge(pending)
      if (!merged.ok) changeLocalFavorites((all) => withFavorites(all, waiting))
    }
    void keep()
  }, [ready, pending, merge])
  return null
}
