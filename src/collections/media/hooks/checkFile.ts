import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { httpStatusOf } from '@/domain/httpStatus'
import { errorCodeOf } from '@/infra/database/pgErrors'
import { isIntact } from '@/infra/photos/isIntact'
import { messageOf } from '@/messages/violations'
import { payloadSql } from '@/server/payloadSql'

/** A missing file, a name that is too long, a folder, a path through a file. */
const ABSENT = new Set(['ENOENT', 'ENAMETOOLONG', 'EISDIR', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE'])

/**
 * Payload reports a missing file as 500 and checks no checksums. Without a result Payload continues; its handler type
 * allows both, but not in one function.
 */
export const checkFile =
  (folder: string) =>
  (req: PayloadRequest, { params }: { params: { filename: string } }) =>
    answerUnlessIntact(req, folder, path.basename(params.filename)) as Promise<Response>

async function answerUnlessIntact(req: PayloadRequest, folder: string, name: string): Promise<Response | undefined> {
  const bytes = await readFile(path.join(folder, name)).catch((error: unknown) => {
    if (ABSENT.has(errorCodeOf(error))) return null
    throw error
  })
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
