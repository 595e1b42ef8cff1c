'use client'

import { useRef, useState, useId } from 'react'
import { FAVORITES, FOLDERS, SHARED_LISTS } from '@/messages/site/favorites'
import type { Folders, Folder } from '@/contract/favorites'
import { listPage } from '@/domain/favorite/favorite'
import { SHARING } from '@/messages/site/sharing'
import type { ApiResult } from '../api/requestApi'
import { buttonClass, chipClass } from '../kit/buttonClass'
import { SectionHeading } from '../kit/Headings'
import { useMe } from '../member/useMe'
import { useToast } from '../kit/ToastProvider'
import { FavoriteList } from './FavoriteList'
import { FolderNameForm } from './FolderNameForm'
import { useFolderMutations, useFolders } from './useFolders'
import { useSubmit } from '../api/useSubmit'
import { useCopy } from '../kit/CopyButton'

interface ShareLinkProps {
  /** null for all favourites */
  folder: number | null
  token: string | null
}

function ShareLink({ folder, token }: ShareLinkProps) {
  const whyId = useId()
  const { share, unshare } = useFolderMutations()
  const show = useToast()
  const { submit, isPending } = useSubmit<unknown, boolean>(
    (isShared) => (isShared ? share(folder) : unshare(folder)),
    {
      onSuccess: (_data, isShared) => {
        if (!isShared) show({ text: SHARED_LISTS.ended })
      },
      onError: ({ message }) => show({ text: message || FAVORITES.failed, tone: 'wrong' }),
    },
  )
  return (
    <div className="rounded-box border border-line bg-card px-4 py-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small font-semibold">
        <input
          type="checkbox"
          role="switch"
          checked={token !== null}
          aria-describedby={whyId}
          aria-disabled={isPending}
          onChange={(event) => submit(event.target.checked)}
          className="size-5 accent-accent"
        />
        {SHARED_LISTS.share}
      </label>
      <p id={whyId} className="pb-2 text-note text-soft">
        {SHARED_LISTS.why}
      </p>
      {token !== null && <LinkToCopy url={location.origin + listPage(token)} />}
    </div>
  )
}

function LinkToCopy({ url }: { url: string }) {
  const { state, copy } = useCopy()
  return (
    <div className="pb-2">
      <div className="flex gap-2">
        <input
          readOnly
          value={url}
          aria-label={SHARING.link}
          onFocus={(event) => event.target.select()}
          className="h-11 min-w-0 flex-1 rounded-field border border-line bg-paper px-3 text-small text-soft"
        />
        <button type="button" onClick={() => void copy(url)} className={buttonClass('primary', 'min-w-26')}>
          {state === 'copied' ? SHARING.copyDone : SHARING.copy}
        </button>
      </div>
      <p role="status" className={state === 'failed' ? 'pt-2 text-note text-soft' : 'sr-only'}>
        {state === 'copied' ? SHARING.copied : state === 'failed' ? SHARING.copyByHand : ''}
      </p>
    </div>
  )
}

interface FolderPanelProps {
  folder: Folder
  onRemoved: () => void
}

function FolderPanel({ folder, onRemoved }: FolderPanelProps) {
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'removing'>('nothing')
  const { rename, remove } = useFolderMutations()
  const show = useToast()
  const stop = () => setDoing('nothing')
  const submit = async (name: string): Promise<ApiResult<unknown>> => {
    const renamed = await rename(folder.id, name)
    if (renamed.ok) stop()
    return renamed
  }
  const end = async () => {
    const removed = await remove(folder.id)
    if (!removed.ok && removed.code !== 'folder-not-found') return show({ text: removed.message, tone: 'wrong' })
    show({ text: FOLDERS.removed })
    onRemoved()
  }
  if (doing === 'renaming')
    return <FolderNameForm name={folder.name} action={FOLDERS.renameNow} onSubmit={submit} onCancel={stop} />
  if (doing === 'removing')
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-2 rounded-box border border-line bg-wash px-4 py-3 text-small"
      >
        <p className="min-w-0 flex-1 basis-64">{FOLDERS.removeSure(folder.name)}</p>
        <button type="button" onClick={() => void end()} className={buttonClass('primary')}>
          {FOLDERS.remove}
        </button>
        <button type="button" autoFocus onClick={stop} className={buttonClass('plain')}>
          {FOLDERS.cancel}
        </button>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" onClick={() => setDoing('renaming')} className={buttonClass('plain')}>
        {FOLDERS.rename}
      </button>
      <button type="button" onClick={() => setDoing('removing')} className={buttonClass('plain')}>
        {FOLDERS.remove}
      </button>
    </div>
  )
}

interface Props {
  folders: Folders
  /** null for all */
  selected: number | null
  onSelect: (folder: number | null) => void
  onMake: () => void
}

function FolderChips({ folders, selected, onSelect, onMake }: Props) {
  const chips = [{ id: null, name: FOLDERS.all, count: folders.total }, ...folders.folders]
  return (
    <div role="group" aria-label={FOLDERS.filter} className="flex flex-wrap gap-2">
      {chips.map(({ id, name, count }) => (
        <button
          key={id ?? 0}
          type="button"
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
          className={chipClass(id === selected)}
        >
          {name} <span className={id === selected ? '' : 'text-faint'}>{count}</span>
        </button>
      ))}
      <button type="button" onClick={onMake} className={`${chipClass(false)} border-dashed`}>
        {FOLDERS.make}
      </button>
    </div>
  )
}

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
