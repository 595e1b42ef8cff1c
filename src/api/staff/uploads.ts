import type { Context } from 'hono'
import { z } from 'zod'
import { restaurantIdSchema as idSchema } from '@/contract/directoryQuery'
import { orFail } from '@/domain/result'
import { UPLOAD_BYTES_MAX, UPLOADS_RECEIVED } from '@/domain/upload/limits'
import { newUploadSchema, uploadChangeSchema, uploadRowsSchema } from '@/contract/uploads'
import { uploadsAnswer, uploadSchema } from '@/contract/uploadState'
import { problemGroupsAnswer, uploadRowsAnswer } from '@/contract/uploadRows'
import { createLimiter } from '@/infra/memoryLimits'
import { changeUpload } from '@/server/uploads/changeUpload'
import { createUpload } from '@/server/uploads/createUpload'
import { readRecentUploads, readUpload } from '@/server/uploads/readUploads'
import { discardUpload, requestImport, requestUndo } from '@/server/uploads/requestUploadJob'
import { readProblemGroups, readUploadRows } from '@/server/uploads/uploadRows'
import { BINARY } from '../http/responses'
import { limitBody, staffRoute } from '../http/route'
import { sendError } from '../http/sendError'

const receiving = createLimiter(UPLOADS_RECEIVED)
const BUSY_SECONDS = 10

const limitSize = limitBody(UPLOAD_BYTES_MAX)

/** In memory until kept, so only a few are read at once; oversized ones are cut off. */
async function receiveFile(c: Context, keep: (bytes: Buffer) => Promise<Response>): Promise<Response> {
  const response = await receiving.run(async () => {
    const rejection = await limitSize(c as Context<object, string>, () => Promise.resolve())
    if (rejection) return rejection
    const bytes = Buffer.from(await c.req.arrayBuffer())
    return bytes.length ? keep(bytes) : sendError(c, { code: 'invalid-body', params: {} })
  })
  return response ?? sendError(c, { code: 'busy', params: { seconds: BUSY_SECONDS } })
}

const CHANGE_BYTES_MAX = 2 * 1024 * 1024
const request = { params: idSchema }
const jobAnswer = z.object({ job: z.int() })

export const staffUploads = [
  staffRoute({
    at: 'POST /api/v1/staff/uploads',
    access: 'create data-upload',
    operation: { id: 'uploadFile', tag: 'staff', summary: '가져올 파일을 올려요.' },
    request: { query: newUploadSchema },
    rawBody: { 'application/octet-stream': { schema: BINARY } },
    answer: z.object({ id: z.int() }),
    status: 201,
    send: ({ c, pool, by, query: { kind, name } }) =>
      receiveFile(c, async (bytes) =>
        c.json({ id: await createUpload(pool, { kind, fileName: name, bytes, by }) }, 201),
      ),
  }),
  staffRoute({
    at: 'GET /api/v1/staff/uploads',
    access: 'read data-upload',
    operation: { id: 'listUploads', tag: 'staff', summary: '최근에 올린 파일을 읽어요.' },
    answer: uploadsAnswer,
    run: async ({ pool }) => ({ data: await readRecentUploads(pool) }),
  }),
  staffRoute({
    at: 'GET /api/v1/staff/uploads/{id}',
    access: 'read data-upload',
    operation: { id: 'readUpload', tag: 'staff', summary: '올린 파일 하나가 어디까지 왔는지 읽어요.' },
    description:
      '같은 파일(SHA-256이 같은 파일)을 가져온 적이 있고 되돌리지 않았으면 sameFile에 그 가져오기가 있어요. 그래도 다시 가져올 수 있어요.',
    request,
    answer: uploadSchema,
    run: async ({ pool, params: { id } }) =>
      orFail(await readUpload(pool, id), { code: 'upload-not-found', params: {} }),
  }),
  staffRoute({
    at: 'PATCH /api/v1/staff/uploads/{id}',
    access: 'update data-upload',
    operation: { id: 'changeUpload', tag: 'staff', summary: '올린 파일의 기관, 시트, 열, 칸을 고쳐 다시 읽어요.' },
    description:
      '적지 않은 것은 그대로 둬요. 목록에 없는 기관 이름은 422(upload-agency-unknown)로 거절하고 가장 비슷한 이름을 알려 줘요. ' +
      '새 기관이면 newAgency를 true로 보내 주세요.',
    request: { ...request, body: uploadChangeSchema },
    bodyMax: CHANGE_BYTES_MAX,
    answer: z.object({ revision: z.int() }),
    run: ({ pool, by, params: { id }, body: change }) => changeUpload(pool, { id, change, by }),
  }),
  staffRoute({
    at: 'GET /api/v1/staff/uploads/{id}/rows',
    access: 'read data-upload',
    operation: { id: 'listUploadRows', tag: 'staff', summary: '올린 파일의 줄을 원문과 읽은 것으로 봐요.' },
    request: { ...request, query: uploadRowsSchema },
    answer: uploadRowsAnswer,
    run: ({ pool, params: { id }, query }) => readUploadRows(pool, id, query),
  }),
  staffRoute({
    at: 'GET /api/v1/staff/uploads/{id}/problems',
    access: 'read data-upload',
    operation: { id: 'listUploadProblems', tag: 'staff', summary: '올린 파일에서 고칠 것을 묶음으로 봐요.' },
    request,
    answer: problemGroupsAnswer,
    run: async ({ pool, params: { id } }) => ({ data: await readProblemGroups(pool, id) }),
  }),
  staffRoute({
    at: 'DELETE /api/v1/staff/uploads/{id}',
    access: 'delete data-upload',
    operation: { id: 'discardUpload', tag: 'staff', summary: '올린 파일을 버려요.' },
    request,
    run: ({ pool, by, params: { id } }) => discardUpload(pool, { id, by }),
  }),
  staffRoute({
    at: 'POST /api/v1/staff/uploads/{id}/plan',
    access: 'update data-upload',
    operation: { id: 'planUpload', tag: 'staff', summary: '가져오면 무엇이 바뀌는지 계산해 봐요.' },
    request,
    answer: jobAnswer,
    run: ({ pool, by, params: { id } }) => requestImport(pool, { id, by }, 'plan'),
  }),
  staffRoute({
    at: 'POST /api/v1/staff/uploads/{id}/import',
    access: 'update data-upload',
    operation: { id: 'importUpload', tag: 'staff', summary: '올린 파일을 가져와요.' },
    request,
    answer: jobAnswer,
    run: ({ pool, by, params: { id } }) => requestImport(pool, { id, by }, 'import'),
  }),
  staffRoute({
    at: 'POST /api/v1/staff/uploads/{id}/undo',
    access: 'update data-upload',
    operation: { id: 'undoUpload', tag: 'staff', summary: '올린 파일을 가져온 것을 되돌려요.' },
    request,
    answer: jobAnswer,
    run: ({ pool, by, params: { id } }) => requestUndo(pool, { id, by }),
  }),
]
