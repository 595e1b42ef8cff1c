import { stat } from 'node:fs/promises'
import path from 'node:path'
import { messageOf } from '@/messages/violations'

/**
 * Answers 404 for a missing file, which Payload reports as a 500. Where there is one it answers nothing, and Payload
 * goes on: its type knows either, but not one function that does both.
 */
export const missingFile =
  (folder: string) =>
  (_: unknown, { params }: { params: { filename: string } }) =>
    answerMissing(path.join(folder, path.basename(params.filename))) as Promise<Response>

async function answerMissing(file: string): Promise<Response | undefined> {
  const isThere = await stat(file).then(
    (found) => found.isFile(),
    // No such file, a name too long for one, a folder on the way: nothing to show in any case.
    () => false,
  )
  if (isThere) return undefined
  const message = messageOf({ code: 'photo-missing', params: {} })
  return Response.json({ errors: [{ data: { code: 'photo-missing' }, message }] }, { status: 404 })
}
