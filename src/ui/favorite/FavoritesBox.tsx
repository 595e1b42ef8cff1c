'use client'
import { useRef, useState } from 'react'
import { FAVORITES, FOLDERS } from '@/messages/site/favorites'
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

/** All that a member keeps, by folder: to look at, to put in order, to share. Nothing for who is not signed in. */
export function FavoritesBox() {
  const { member } = useMe()
  const { data: folders, isError, refetch } = useFolders()
  const { add } = useFolderMutations()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [making, setMaking] = useState(false)
  const section = useRef<HTMLElement>(null)
  if (!member) return null

  // A folder that was deleted elsewhere is no choice any more.
  const chosen = folders?.folders.find(({ id }) => id === chosenId) ?? null
  const make = async (name: string): Promise<string | null> => {
    const made = await add(name)
    if (!made.ok) return made.message
    setMaking(false)
    setChosenId(made.data.id)
    return null
  }
  const leave = () => {
    setChosenId(null)
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
                chosen={chosen?.id ?? null}
                onChoose={setChosenId}
                onMake={() => setMaking(true)}
              />
              {making && <FolderNameForm action={FOLDERS.makeNow} onSubmit={make} onCancel={() => setMaking(false)} />}
              {chosen && <FolderPanel key={chosen.id} folder={chosen} onRemoved={leave} />}
              <ShareLink
                key={`share-${chosen?.id ?? 0}`}
                folder={chosen?.id ?? null}
                token={(chosen ?? folders).share_token}
              />
            </div>
          )}
          <FavoriteList key={chosen?.id ?? 0} folder={chosen?.id ?? null} folders={folders.folders} />
        </>
      )}
    </section>
  )
}
