import type { PayloadRequest } from 'payload'
import { payloadSql } from '@/server/payloadSql'
import { type Attached, attachedPhotos, attachPhotos } from '@/server/photos/attachPhotos'
import { unwrap } from '@/server/violationError'

/** Names of a member's uploads that the document is to have, in order; undefined to leave them. */
const photosOf = ({ context }: PayloadRequest) => context.photos as readonly string[] | undefined

export async function arePhotosChanged(req: PayloadRequest, to: Attached['to']): Promise<boolean> {
  const names = photosOf(req)
  return names !== undefined && names.join() !== (await attachedPhotos(payloadSql(req), to)).join()
}

export async function savePhotos(req: PayloadRequest, to: Attached['to']): Promise<void> {
  const names = photosOf(req)
  if (names && req.user) unwrap(await attachPhotos(payloadSql(req), { to, member: req.user.id, names }))
}
