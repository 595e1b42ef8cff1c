import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Pool } from 'pg'
import { EXPORT_IDLE_MS } from '@/domain/backOffice/backOffice'
import { restaurantIdSchema as idSchema } from '@/contract/directoryQuery'
import { TEMPLATES_PATH, UPLOADS_PATH } from '@/domain/staff/staff'
import { UPLOAD_KINDS } from '@/domain/upload/kinds'
import { REJECT_HEADING, UPLOAD_KIND_LABELS, UPLOAD_TEMPLATES } from '@/messages/staff/uploads'
import { problemSentences } from '@/messages/staff/uploadProblems'
import { auditIn } from '@/server/audit'
import { type Cell, csvFile, xlsxFile } from '@/server/backOffice/export/tableFiles'
import { takeExportSlot, streamOf } from '@/server/backOffice/export/exportStream'
import { readUpload } from '@/server/uploads/readUploads'
import { countTemplate, readTemplateCounts } from '@/server/uploads/templates'
import { rejectedRows } from '@/server/uploads/uploadRows'
import { staffFileOperation, staffOperation } from '../http/operations'
import { requireStaff } from '../http/sessions'
import { sendError } from '../http/sendError'

const formatSchema = z.enum(['csv', 'xlsx'])
type FileFormat = z.infer<typeof formatSchema>

const TYPES: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const errors = createRoute({
  method: 'get',
  path: `${UPLOADS_PATH}/{id}/errors`,
  request: { params: idSchema, query: z.object({ format: formatSchema }) },
  ...staffFileOperation('exportUploadErrors', TYPES.csv, TYPES.xlsx),
})

const templates = createRoute({
  method: 'get',
  path: TEMPLATES_PATH,
  ...staffOperation('listTemplates', z.object({ downloads: z.partialRecord(z.enum(UPLOAD_KINDS), z.int()) })),
})
const template = createRoute({
  method: 'get',
  path: `${TEMPLATES_PATH}/{kind}`,
  request: { params: z.object({ kind: z.enum(UPLOAD_KINDS) }), query: z.object({ format: formatSchema }) },
  ...staffFileOperation('downloadTemplate', TYPES.csv, TYPES.xlsx),
})

/** Rejected rows, for correction and another upload. */
export function staffUploadFiles(app: OpenAPIHono, pool: Pool): void {
  app.openapi(errors, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) => {
      const { format } = c.req.valid('query')
      const upload = await readUpload(pool, c.req.valid('param').id)
      if (!upload) return sendError(c, { code: 'upload-not-found', params: {} })
      const slot = takeExportSlot(person.id)
      if (!slot.ok) return sendError(c, slot.violation)
      const filter = { upload: upload.id, status: 'error' }
      const rows = upload.counts?.error ?? 0
      try {
        await auditIn(pool, 'records_exported', { staff: person.id, resource: 'jobs', format, rows, filter })
      } catch (error) {
        slot.value()
        throw error
      }
      const blocks = rejectedRows(pool, upload, { heading: REJECT_HEADING, reasons: problemSentences(upload.kind) })
      const name = `${upload.fileName.replace(/\.[^.]*$/, '')}_거부`
      return sendFile(c, { format, name, sheet: '거부', blocks, onEnd: slot.value })
    }),
  )
  app.openapi(templates, (c): Promise<Response> =>
    requireStaff(pool, c, async () => c.json({ downloads: await readTemplateCounts(pool) })),
  )
  app.openapi(template, (c): Promise<Response> =>
    requireStaff(pool, c, async () => {
      const { kind } = c.req.valid('param')
      const { format } = c.req.valid('query')
      await countTemplate(pool, kind, format)
      async function* blocks() {
        yield await Promise.resolve(UPLOAD_TEMPLATES[kind].map((row) => [...row]))
      }
      const name = `${UPLOAD_KIND_LABELS[kind].name}_서식`
      return sendFile(c, { format, name, sheet: '서식', blocks: blocks(), onEnd: () => undefined })
    }),
  )
}

interface SentFile {
  format: FileFormat
  name: string
  sheet: string
  blocks: AsyncGenerator<Cell[][], void>
  onEnd: () => void
}

async function sendFile(c: Context, { format, name, sheet, blocks, onEnd }: SentFile): Promise<Response> {
  const first = await blocks.next()
  const [headings = [], ...rest] = first.done ? [] : first.value
  async function* following() {
    if (rest.length) yield rest
    yield* blocks
  }
  const titles = headings.map(String)
  const encoded = encodeURIComponent(name)
  const chunks = format === 'csv' ? csvFile(titles, following()) : xlsxFile(sheet, titles, following())
  return c.body(streamOf(chunks, { idleMs: EXPORT_IDLE_MS, onEnd }), 200, {
    'Content-Type': TYPES[format],
    'Content-Disposition': `attachment; filename="rows.${format}"; filename*=UTF-8''${encoded}.${format}`,
    'Cache-Control': 'no-store',
  })
}
