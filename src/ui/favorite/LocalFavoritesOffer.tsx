'use client'
import { useId, useState, useSyncExternalStore } from 'react'
import { type LocalFavorite, withFavorites } from '@/domain/favorite/localFavorites'
import { FAVORITES, LOCAL_FAVORITES } from '@/messages/site/favorites'
import { memberMessages } from '@/messages/site/member'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { useSubmit } from '../api/useSubmit'
import { useMe } from '../member/useMe'
import { useToast } from '../toast/ToastProvider'
import { changeLocalFavorites, localFavorites, subscribeToLocalFavorites } from './localFavoritesStore'
import { useMergeFavorites } from './useMergeFavorites'

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
