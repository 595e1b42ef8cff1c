import { useCallback } from 'react'
import { MY_PHOTOS_PATH } from '@/domain/review/paths'
import type { ReviewPhoto } from '@/domain/photo/schemas'
import { messageOf } from '@/messages/violations'
import { requestApi, type ApiError } from '../api/requestApi'
import type { Draft } from './draft'
import { admitFiles, movePhoto, validatePhotoFile, roomFor, settlePhoto } from './draftPhotos'

/** Uploads over a slow connection take long. */
const TIMEOUT_MS = 90_000

let turn = 0

type WithPhotos = Pick<Draft, 'photos'>
export type ChangePhotos = (change: (draft: WithPhotos) => WithPhotos) => void

export function usePhotoUpload(
  photos: Draft['photos'],
  change: ChangePhotos,
  handleUnauthorized: (error: ApiError) => boolean,
) {
  const send = useCallback(
    async (key: string, file: File) => {
      const form = new FormData()
      form.set('photo', file)
      const answered = await requestApi<ReviewPhoto>(MY_PHOTOS_PATH, {
        method: 'POST',
        body: form,
        timeoutMs: TIMEOUT_MS,
      })
      if (!answered.ok) handleUnauthorized(answered)
      const what = answered.ok ? { photo: answered.data } : { error: answered.message }
      change((draft) => ({ photos: settlePhoto(draft.photos, key, what) }))
    },
    [change, handleUnauthorized],
  )
  const add = (files: readonly File[]) => {
    for (const file of admitFiles(files, roomFor(photos))) {
      const violation = validatePhotoFile(file)
      const key = `chosen-${(turn += 1)}`
      const added = {
        key,
        preview: violation?.code === 'photo-type' ? '' : URL.createObjectURL(file),
        photo: null,
        error: violation && messageOf(violation),
      }
      change((draft) => ({ photos: [...draft.photos, added] }))
      if (!violation) void send(key, file)
    }
  }
  const remove = (key: string) => {
    const preview = photos.find((photo) => photo.key === key)?.preview
    if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview)
    change((draft) => ({ photos: draft.photos.filter((photo) => photo.key !== key) }))
  }
  const move = (key: string, by: -1 | 1) => change((draft) => ({ photos: movePhoto(draft.photos, key, by) }))
  return { add, remove, move }
}
