'use client'
import { useState } from 'react'
import type { Folder } from '@/domain/favorite/schemas'
import { FOLDERS } from '@/messages/site/favorites'
import type { ApiResult } from '../api/requestApi'
import { buttonClass } from '../kit/buttonClass'
import { useToast } from '../toast/ToastProvider'
import { FolderNameForm } from './FolderNameForm'
import { useFolderMutations } from './useFolderMutations'

interface Props {
  folder: Folder
  onRemoved: () => void
}

export function FolderPanel({ folder, onRemoved }: Props) {
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
