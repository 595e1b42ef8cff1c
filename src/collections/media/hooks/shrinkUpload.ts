import { readFile } from 'node:fs/promises'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { ViolationError } from '@/server/violationError'
import { shrinkImage } from '@/server/images/shrinkImage'

type Upload = NonNullable<PayloadRequest['file']>

/** A large upload lies in a file of Payload's; then `data` is empty. */
const bytesOf = async ({ data, tempFilePath }: Upload): Promise<Buffer> =>
  tempFilePath ? readFile(tempFilePath) : data

/**
 * Shrinks a photograph before Payload reads it, which decodes whatever it is given, several at once and each several
 * times: from here on it has our small one.
 */
export const shrinkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return args
  const shrunk = await shrinkImage(await bytesOf(req.file))
  if (!shrunk.ok) throw new ViolationError(shrunk.violation)
  const name = `${req.file.name.replace(/\.[^.]*$/, '')}.webp`
  req.file = { data: shrunk.value, size: shrunk.value.length, mimetype: 'image/webp', name }
  return args
}
