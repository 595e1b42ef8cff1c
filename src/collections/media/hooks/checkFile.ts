import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { httpStatusOf } from '@/domain/httpStatus'
import { isIntact } from '@/infra/photos/isIntact'
import { readMediaFile } from '@/infra/photos/readMediaFile'
import { messageOf } from '@/messages/violations'
import { payloadSql } from '@/server/payloadSql'

/**
 * Payload reports a missing file as 500 and checks no checksums. Without a result Payload continues; its handler type
 * allows both, but not in one function.
 */
export const checkFile =
  (folder: string) =>
  (req: PayloadRequest, { params }: { params: { filename: string } }) =>
    answerUnlessIntact(req, folder, path.basename(params.filename)) as Promise<Response>

async function answerUnlessIntact(req: PayloadRequest, folder: string, name: string): Promise<Response | undefined> {
  const bytes = await readMediaFile(folder, name)
  if (!bytes) return answer('photo-missing')
  const { rows } = await payloadSql(req).query<{ sha256: string }>(
    'SELECT sha256 FROM media_checksums WHERE file_name = $1',
    [name],
  )
  return isIntact(name, bytes, rows[0]?.sha256 ?? null) ? undefined : answer('photo-damaged')
}

function answer(code: 'photo-missing' | 'photo-damaged'): Response {
  const message = messageOf({ code, params: {} })
  return Response.json(
    { errors: [{ data: { code }, message }] },
    { status: httpStatusOf(code), headers: { 'Cache-Control': 'no-store' } },
  )
}
