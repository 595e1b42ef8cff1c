import { z } from 'zod'
import { restaurantIdSchema as idSchema } from '@/contract/directoryQuery'
import { UPLOAD_KINDS } from '@/domain/upload/kinds'
import { problemSentences } from '@/messages/staff/uploadProblems'
import { REJECT_HEADING, UPLOAD_KIND_LABELS, UPLOAD_TEMPLATES } from '@/messages/staff/uploads'
import { auditIn } from '@/server/audit'
import { takeExportSlot } from '@/server/backOffice/export/exportStream'
import type { Cell } from '@/server/backOffice/export/tableFiles'
import { readUpload } from '@/server/uploads/readUploads'
import { countTemplate, readTemplateCounts } from '@/server/uploads/templates'
import { rejectedRows } from '@/server/uploads/uploadRows'
import { fileOf } from '../http/responses'
import { staffRoute } from '../http/route'
import { sendError } from '../http/sendError'
import { TABLE_TYPES, tableFormat, tableResponse } from '../http/tableFile'

/** Rejected rows, for correction and another upload. */
export const staffUploadFiles = [
  staffRoute({
    at: 'GET /api/v1/staff/uploads/{id}/errors',
    access: 'read data-upload',
    operation: { id: 'exportUploadErrors', tag: 'staff', summary: '가져오지 못한 줄을 이유와 함께 파일로 내려받아요.' },
    request: { params: idSchema, query: z.object({ format: tableFormat }) },
    responses: fileOf(TABLE_TYPES.csv, TABLE_TYPES.xlsx),
    async send({ c, pool, by, params: { id }, query: { format } }) {
      const upload = await readUpload(pool, id)
      if (!upload) return sendError(c, { code: 'upload-not-found', params: {} })
      const slot = takeExportSlot(by)
      if (!slot.ok) return sendError(c, slot.violation)
      const filter = { upload: upload.id, status: 'error' }
      const rows = upload.counts?.error ?? 0
      try {
        await auditIn(pool, 'records_exported', { staff: by, resource: 'jobs', format, rows, filter })
      } catch (error) {
        slot.value()
        throw error
      }
      const blocks = rejectedRows(pool, upload, { heading: REJECT_HEADING, reasons: problemSentences(upload.kind) })
      const name = `${upload.fileName.replace(/\.[^.]*$/, '')}_거부`
      return sendFile({ format, name, sheet: '거부', blocks, onEnd: slot.value })
    },
  }),
  staffRoute({
    at: 'GET /api/v1/staff/upload-templates',
    access: 'read data-upload',
    operation: { id: 'listTemplates', tag: 'staff', summary: '서식과, 몇 번 내려받았는지를 읽어요.' },
    answer: z.object({ downloads: z.partialRecord(z.enum(UPLOAD_KINDS), z.int()) }),
    run: async ({ pool }) => ({ downloads: await readTemplateCounts(pool) }),
  }),
  staffRoute({
    at: 'GET /api/v1/staff/upload-templates/{kind}',
    access: 'read data-upload',
    operation: { id: 'downloadTemplate', tag: 'staff', summary: '빈 서식을 내려받아요.' },
    request: { params: z.object({ kind: z.enum(UPLOAD_KINDS) }), query: z.object({ format: tableFormat }) },
    responses: fileOf(TABLE_TYPES.csv, TABLE_TYPES.xlsx),
    async send({ pool, params: { kind }, query: { format } }) {
      await countTemplate(pool, kind, format)
      async function* blocks() {
        yield await Promise.resolve(UPLOAD_TEMPLATES[kind].map((row) => [...row]))
      }
      const name = `${UPLOAD_KIND_LABELS[kind].name}_서식`
      return sendFile({ format, name, sheet: '서식', blocks: blocks(), onEnd: () => undefined })
    },
  }),
]

interface SentFile {
  format: z.infer<typeof tableFormat>
  name: string
  sheet: string
  blocks: AsyncGenerator<Cell[][], void>
  onEnd: () => void
}

async function sendFile({ blocks, ...file }: SentFile): Promise<Response> {
  const first = await blocks.next()
  const [headings = [], ...rest] = first.done ? [] : first.value
  async function* following() {
    if (rest.length) yield rest
    yield* blocks
  }
  return tableResponse({ ...file, plainName: 'rows', headings: headings.map(String), blocks: following() })
}
