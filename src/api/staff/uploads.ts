import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Pool } from 'pg'
import { bodyLimit } from 'hono/body-limit'
import { restaurantIdSchema as idSchema } from '@/contract/directoryQuery'
import { uploadsAnswer, uploadSchema } from '@/contract/uploadState'
import { UPLOADS_PATH } from '@/domain/staff/staff'
import { problemGroupsAnswer, uploadRowsAnswer } from '@/contract/uploadRows'
import { newUploadSchema, uploadChangeSchema, uploadRowsSchema } from '@/contract/uploads'
import { changeUpload, type UploadChange } from '@/server/uploads/changeUpload'
import { createUpload } from '@/server/uploads/createUpload'
import { readProblemGroups, readUploadRows } from '@/server/uploads/uploadRows'
import { readRecentUploads, readUpload } from '@/server/uploads/readUploads'
import { discardUpload, requestImport, requestUndo } from '@/server/uploads/requestUploadJob'
import { UPLOAD_BYTES_MAX, UPLOADS_RECEIVED } from '@/domain/upload/limits'
import { createLimiter } from '@/infra/memoryLimits'
import { limitBodySize } from '../http/requestBody'
import { jsonBody, staffOperation } from '../http/operations'
import { requireStaff } from '../http/sessions'
import { nameOperation } from '../http/permissions'
import { respond, sendError } from '../http/sendError'

const receiving = createLimiter(UPLOADS_RECEIVED)
const BUSY_SECONDS = 10

const limitSize = bodyLimit({
  maxSize: UPLOAD_BYTES_MAX,
  onError: (c: Context) => sendError(c, { code: 'body-too-large', params: { max: UPLOAD_BYTES_MAX } }),
})

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

const ONE = `${UPLOADS_PATH}/{id}` as const
const CHANGE_BYTES_MAX = 2 * 1024 * 1024
const request = { params: idSchema }
const madeSchema = z.object({ id: z.int() })
const changedSchema = z.object({ revision: z.int() })
const jobAnswer = z.object({ job: z.int() })

const list = createRoute({ method: 'get', path: UPLOADS_PATH, ...staffOperation('listUploads', uploadsAnswer) })
const create = createRoute({
  method: 'post',
  path: UPLOADS_PATH,
  request: {
    query: newUploadSchema,
    body: {
      required: true,
      content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
    },
  },
  ...staffOperation('uploadFile', madeSchema, 201),
})
const read = createRoute({ method: 'get', path: ONE, request, ...staffOperation('readUpload', uploadSchema) })
const change = createRoute({
  method: 'patch',
  path: ONE,
  request: { ...request, body: jsonBody(uploadChangeSchema) },
  ...staffOperation('changeUpload', changedSchema),
})
const discard = createRoute({ method: 'delete', path: ONE, request, ...staffOperation('discardUpload') })
const rows = createRoute({
  method: 'get',
  path: `${ONE}/rows`,
  request: { ...request, query: uploadRowsSchema },
  ...staffOperation('listUploadRows', uploadRowsAnswer),
})
const problems = createRoute({
  method: 'get',
  path: `${ONE}/problems`,
  request,
  ...staffOperation('listUploadProblems', problemGroupsAnswer),
})
const plan = createRoute({ method: 'post', path: `${ONE}/plan`, request, ...staffOperation('planUpload', jobAnswer) })
const start = createRoute({
  method: 'post',
  path: `${ONE}/import`,
  request,
  ...staffOperation('importUpload', jobAnswer),
})
const undo = createRoute({ method: 'post', path: `${ONE}/undo`, request, ...staffOperation('undoUpload', jobAnswer) })

export function staffUploads(app: OpenAPIHono, pool: Pool): void {
  limitBodySize(app, '/api/v1/staff/uploads/:id', CHANGE_BYTES_MAX)
  sendFile(app, pool)
  app.openapi(list, (c): Promise<Response> =>
    requireStaff(pool, c, async () => c.json({ data: await readRecentUploads(pool) })),
  )
  app.openapi(read, (c): Promise<Response> =>
    requireStaff(pool, c, async () => {
      const upload = await readUpload(pool, c.req.valid('param').id)
      return upload ? c.json(upload) : sendError(c, { code: 'upload-not-found', params: {} })
    }),
  )
  app.openapi(change, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) => {
      const given: UploadChange = c.req.valid('json')
      return respond(c, await changeUpload(pool, { id: c.req.valid('param').id, change: given, by: person.id }))
    }),
  )
  app.openapi(rows, (c): Promise<Response> =>
    requireStaff(pool, c, async () =>
      c.json(await readUploadRows(pool, c.req.valid('param').id, c.req.valid('query'))),
    ),
  )
  app.openapi(problems, (c): Promise<Response> =>
    requireStaff(pool, c, async () => c.json({ data: await readProblemGroups(pool, c.req.valid('param').id) })),
  )
  const asked = (c: Context) => ({ id: Number(c.req.param('id')) })
  app.openapi(discard, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) => respond(c, await discardUpload(pool, { ...asked(c), by: person.id }))),
  )
  app.openapi(plan, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      respond(c, await requestImport(pool, { ...asked(c), by: person.id }, 'plan')),
    ),
  )
  app.openapi(start, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) =>
      respond(c, await requestImport(pool, { ...asked(c), by: person.id }, 'import')),
    ),
  )
  app.openapi(undo, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) => respond(c, await requestUndo(pool, { ...asked(c), by: person.id }))),
  )
}

/** The body is the file, read only after the admin is authenticated. */
function sendFile(app: OpenAPIHono, pool: Pool): void {
  app.openAPIRegistry.registerPath(create)
  app.post(UPLOADS_PATH, nameOperation('uploadFile'), (c) =>
    requireStaff(pool, c, ({ person }) => {
      const query = newUploadSchema.safeParse(c.req.query())
      if (!query.success) {
        const field = String(query.error.issues[0]?.path[0] ?? '')
        return sendError(c, { code: 'invalid-value', params: { field } })
      }
      const { kind, name } = query.data
      return receiveFile(c, async (bytes) => {
        const id = await createUpload(pool, { kind, fileName: name, bytes, by: person.id })
        return c.json({ id }, 201)
      })
    }),
  )
}
