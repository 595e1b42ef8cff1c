import { useCallback } from 'react'
import { MY_PHOTOS_PATH } from '@/domain/review/paths'
import type { ReviewPhoto } from '@/domain/review/schemas'
import { messageOf } from '@/messages/violations'
import { requestApi, type ApiError } from '../api/requestApi'
import type { Draft } from './draft'
import { admitFiles, movePhoto, photoFault, roomFor, settlePhoto } from './draftPhotos'

/** A photograph over a slow line takes its time. */
const TIMEOUT_MS = 90_000

let turn = 0

type Change = (change: (draft: Draft) => Partial<Draft>) => void

/**
 * Sends photographs as they are chosen and keeps the draft's list of them.
 * @param onLost whether an answer was about nobody being signed in, and was dealt with
 */
export function usePhotoUpload(photos: Draft['photos'], change: Change, onLost: (refused: ApiError) => boolean) {
  const send = useCallback(
    async (key: string, file: File) => {
      const form = new FormData()
      form.set('photo', file)
      const answered = await requestApi<ReviewPhoto>(MY_PHOTOS_PATH, {
        method: 'POST',
        body: form,
        timeoutMs: TIMEOUT_MS,
      })
      if (!answered.ok) onLost(answered)
      const what = answered.ok ? { photo: answered.data } : { error: answered.message }
      change((draft) => ({ photos: settlePhoto(draft.photos, key, what) }))
    },
    [change, onLost],
  )
  const add = (files: readonly File[]) => {
    for (const file of admitFiles(files, roomFor(photos))) {
      const fault = photoFault(file)
      const key = `chosen-${(turn += 1)}`
      const added = {
        key,
        preview: fault?.code === 'photo-type' ? '' : URL.createObjectURL(file),
        photo: null,
        error: fault && messageOf(fault),
      }
      change((draft) => ({ photos: [...draft.photos, added] }))
      if (!fault) void send(key, file)
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
