'use client'
import { useRef, useState } from 'react'
import { FAVORITES, FOLDERS } from '@/messages/site/favorites'
import type { ApiResult } from '../api/requestApi'
import { buttonClass } from '../kit/buttonClass'
import { SectionHeading } from '../kit/SectionHeading'
import { useMe } from '../member/useMe'
import { FavoriteList } from './FavoriteList'
import { FolderChips } from './FolderChips'
import { FolderNameForm } from './FolderNameForm'
import { FolderPanel } from './FolderPanel'
import { ShareLink } from './ShareLink'
import { useFolderMutations } from './useFolderMutations'
import { useFolders } from './useFolders'

export function FavoritesBox() {
  const { member } = useMe()
  const { data: folders, isError, refetch } = useFolders()
  const { add } = useFolderMutations()
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const [making, setMaking] = useState(false)
  const section = useRef<HTMLElement>(null)
  if (!member) return null

  // The selected folder may have been deleted elsewhere.
  const selected = folders?.folders.find(({ id }) => id === selectedId) ?? null
  const make = async (name: string): Promise<ApiResult<unknown>> => {
    const made = await add(name)
    if (made.ok) {
      setMaking(false)
      setSelectedId(made.data.id)
    }
    return made
  }
  const leave = () => {
    setSelectedId(null)
    section.current?.focus()
  }
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="favorites" className="outline-none">
      <SectionHeading id="favorites" title={FAVORITES.title} />
      {isError && !folders && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-3 rounded-box border border-line bg-wash px-5 py-4 text-small"
        >
          <p className="min-w-0 flex-1 font-semibold">{FAVORITES.loadFailed}</p>
          <button type="button" onClick={() => void refetch()} className={buttonClass('plain')}>
            {FAVORITES.retry}
          </button>
        </div>
      )}
      {!folders && !isError && <p className="text-small text-soft">{FAVORITES.loading}</p>}
      {folders && (
        <>
          {(folders.total > 0 || folders.folders.length > 0) && (
            <div className="mb-5 flex flex-col gap-3">
              <FolderChips
                folders={folders}
                selected={selected?.id ?? null}
                onSelect={setSelectedId}
                onMake={() => setMaking(true)}
              />
              {making && <FolderNameForm action={FOLDERS.makeNow} onSubmit={make} onCancel={() => setMaking(false)} />}
              {selected && <FolderPanel key={selected.id} folder={selected} onRemoved={leave} />}
              <ShareLink
                key={`share-${selected?.id ?? 0}`}
                folder={selected?.id ?? null}
                token={(selected ?? folders).share_token}
              />
            </div>
          )}
          <FavoriteList key={selected?.id ?? 0} folder={selected?.id ?? null} folders={folders.folders} />
        </>
      )}
    </section>
  )
}
