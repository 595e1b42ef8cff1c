'use client'
import { useRef, useState } from 'react'
import { FOLDERS, FAVORITES } from '@/messages/site/favorites'
import { FormAlert } from '../form/FormAlert'
import type { ApiResult } from '../api/requestApi'
import { buttonClass } from '../kit/buttonClass'
import { ModalDialog } from '../kit/ModalDialog'
import { useToast } from '../kit/ToastProvider'
import type { FavoritePlace } from './favoritePlace'
import { FolderNameForm } from './FolderNameForm'
import { useFolderMutations, useFolders } from './useFolders'

export function FolderDialog({ place, onClose }: { place: FavoritePlace; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { data } = useFolders()
  const { add, move } = useFolderMutations()
  const show = useToast()
  const [making, setMaking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const close = () => dialog.current?.close()

  const select = async ({ id, name }: { id: number; name: string }): Promise<ApiResult<unknown>> => {
    const moved = await move(place.id, id)
    if (moved.ok) {
      close()
      show({ text: FOLDERS.moved(name) })
    }
    return moved
  }
  const make = async (name: string): Promise<ApiResult<unknown>> => {
    const made = await add(name)
    return made.ok ? select(made.data) : made
  }
  return (
    <ModalDialog title={FOLDERS.chooseOf(place.title)} note={FOLDERS.chooseWhy} dialogRef={dialog} onClose={onClose}>
      <FormAlert>{error}</FormAlert>
      {making || data?.folders.length === 0 ? (
        <FolderNameForm
          action={FOLDERS.makeNow}
          onSubmit={make}
          onCancel={() => (making ? setMaking(false) : close())}
        />
      ) : (
        <div className="flex flex-col gap-2">
          {!data && <p className="text-small text-soft">{FAVORITES.loading}</p>}
          {data?.folders.map((folder) => (
            <button
              key={folder.id}
              type="button"
              onClick={() => void select(folder).then((moved) => setError(moved.ok ? null : moved.message))}
              className={buttonClass('plain')}
            >
              <span className="truncate">{folder.name}</span>
              <span className="font-normal text-faint">{folder.count}</span>
            </button>
          ))}
          {data && (
            <button
              type="button"
              onClick={() => setMaking(true)}
              className={buttonClass('plain', 'border-dashed text-soft')}
            >
              {FOLDERS.make}
            </button>
          )}
        </div>
      )}
    </ModalDialog>
  )
}
