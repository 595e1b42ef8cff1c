'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore, useId, useState } from 'react'
import type { MergedFavorites } from '@/contract/favorites'
import { LOCAL_FAVORITES, FAVORITES } from '@/messages/site/favorites'
import { withFavorites, type LocalFavorite } from '@/domain/favorite/localFavorites'
import { memberMessages } from '@/messages/site/member'
import { cancelAndInvalidate } from '../api/queryCache'
import { type ApiResult, requestApi } from '../api/requestApi'
import { useToast } from '../kit/ToastProvider'
import { favoriteKeys, favoriteErrorMessage } from './favoriteApi'
import { useMe } from '../member/useMe'
import {
  changeLocalFavorites,
  localFavorites,
  changePendingFavorites,
  subscribeToPendingFavorites,
  pendingFavorites,
  subscribeToLocalFavorites,
} from './favoriteStores'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { useSubmit } from '../api/useSubmit'

function useMergeFavorites(): (ids: readonly number[]) => Promise<ApiResult<MergedFavorites>> {
  const client = useQueryClient()
  const show = useToast()
  return useCallback(
    async (ids) => {
      const answered = await requestApi('POST /api/v1/me/favorites/merge', { body: { ids: [...ids] } })
      if (!answered.ok) {
        show({ text: favoriteErrorMessage(answered), tone: 'wrong' })
        return answered
      }
      show({ text: LOCAL_FAVORITES.merged(answered.data) })
      await cancelAndInvalidate(client, favoriteKeys.all)
      return answered
    },
    [client, show],
  )
}

const NONE_PENDING: readonly number[] = []

export function SavePendingFavorites() {
  const pending = useSyncExternalStore(subscribeToPendingFavorites, pendingFavorites, () => NONE_PENDING)
  const { member } = useMe()
  const merge = useMergeFavorites()
  // Pending terms come first.
  const ready = member !== null && !member.consent_required
  useEffect(() => {
    if (!ready || pending.length === 0) return
    // Removed from the lists at once, so that nothing is saved twice; failures are offered again.
    const waiting = localFavorites().filter(({ id }) => pending.includes(id))
    changePendingFavorites(() => NONE_PENDING)
    changeLocalFavorites((all) => all.filter(({ id }) => !pending.includes(id)))
    const keep = async () => {
      const merged = await merge(pending)
      if (!merged.ok) changeLocalFavorites((all) => withFavorites(all, waiting))
    }
    void keep()
  }, [ready, pending, merge])
  return null
}

const SUMMARY =
  'flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-soft hover:text-ink ' +
  '[&::-webkit-details-marker]:hidden'

const PANEL =
  'pointer-events-auto w-full max-w-md rounded-box border border-line bg-card py-2 pr-2 pl-4 text-small ' +
  'shadow-xl shadow-black/20 lg:self-start'

const NONE: readonly LocalFavorite[] = []

export function LocalFavoritesOffer() {
  const favorites = useSyncExternalStore(subscribeToLocalFavorites, localFavorites, () => NONE)
  const { member } = useMe()
  const show = useToast()
  const merge = useMergeFavorites()
  const titleId = useId()
  const [later, setLater] = useState(false)
  const { submit, isPending } = useSubmit(merge, {
    // Favourites that another tab added since then were not sent.
    onSuccess: (_merged, ids) => changeLocalFavorites((all) => all.filter(({ id }) => !ids.includes(id))),
  })
  // Pending terms come first.
  if (!member || member.consent_required || later || favorites.length === 0) return null

  const forget = () => {
    changeLocalFavorites(() => NONE)
    show({
      text: LOCAL_FAVORITES.forgotten,
      action: { label: memberMessages.undo, run: () => changeLocalFavorites((all) => withFavorites(all, favorites)) },
    })
  }
  return (
    <section aria-labelledby={titleId} className={PANEL}>
      <div className="flex items-start gap-2">
        <h2 id={titleId} className="min-w-0 flex-1 py-2.5 font-semibold">
          {LOCAL_FAVORITES.offer(favorites.length)}
        </h2>
        <button
          type="button"
          aria-label={LOCAL_FAVORITES.later}
          onClick={() => setLater(true)}
          className="flex size-11 shrink-0 items-center justify-center rounded-field text-faint hover:text-ink"
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
      <details>
        <summary className={SUMMARY}>
          {LOCAL_FAVORITES.names}
          <Icon name="down" className="size-4 in-open:rotate-180" />
        </summary>
        <ul className="max-h-40 overflow-y-auto overscroll-contain pb-2" tabIndex={0} aria-label={FAVORITES.list}>
          {favorites.map(({ id, name, sub_add1, sub_add2 }) => (
            <li key={id} className="truncate">
              {name} <span className="text-faint">{[sub_add1, sub_add2].filter(Boolean).join(' ')}</span>
            </li>
          ))}
        </ul>
      </details>
      <div className="flex gap-2 py-2 pr-2">
        <button
          type="button"
          aria-disabled={isPending}
          onClick={() => submit([...new Set(favorites.map(({ id }) => id))])}
          className={buttonClass('primary', 'flex-1 aria-disabled:opacity-70')}
        >
          {isPending ? LOCAL_FAVORITES.saving : LOCAL_FAVORITES.save}
        </button>
        <button type="button" onClick={forget} className={buttonClass('plain', 'flex-1')}>
          {LOCAL_FAVORITES.forget}
        </button>
      </div>
    </section>
  )
}
