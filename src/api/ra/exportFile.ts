import { z } from 'zod'
import { EXPORT_IDLE_MS } from '@/domain/backOffice/limits'
import type { Resource } from '@/domain/backOffice/permissions'
import { koreanDay } from '@/domain/koreanDay'
import { staffPool } from '@/infra/database/readPool'
import { pool } from '@/infra/database/pool'
import { RESOURCE_LABELS } from '@/messages/staff/resources'
import { auditIn } from '@/server/audit/audit'
import { auditedFilter } from '@/server/backOffice/export/auditedFilter'
import { type Cell, cellOf } from '@/server/backOffice/export/cell'
import { csvFile } from '@/server/backOffice/export/csvFile'
import { exportRecords } from '@/server/backOffice/export/exportRecords'
import { takeExportSlot } from '@/server/backOffice/export/exportSlots'
import { streamOf } from '@/server/backOffice/export/streamOf'
import { xlsxFile } from '@/server/backOffice/export/xlsxFile'
import type { ListSpec, StaffRecord } from '@/server/backOffice/listSpec'
import { ViolationError } from '@/server/violationError'
import { parseRows } from './listParams'
import { staffEndpoint } from './staffEndpoint'

const formatSchema = z.enum(['csv', 'xlsx'])
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const invalid = (field: string) => new ViolationError({ code: 'invalid-value', params: { field } })

/** Without a request, all that have a label. */
function columnsOf(resource: Resource, spec: ListSpec, asked: string | null): string[] {
  const known = Object.keys({ id: true, ...spec.columns })
  if (!asked) return known.filter((name) => Object.hasOwn(RESOURCE_LABELS[resource].fields, name))
  const columns = [...new Set(asked.split(','))]
  if (!columns.every((name) => known.includes(name))) throw invalid('columns')
  return columns
}

async function* cellsOf(
  resource: Resource,
  columns: string[],
  blocks: AsyncIterable<StaffRecord[]>,
): AsyncGenerator<Cell[][], void> {
  const { values } = RESOURCE_LABELS[resource]
  for await (const records of blocks)
    yield records.map((record) => columns.map((name) => cellOf(record[name], values[name])))
}

/** `?format=csv|xlsx&filter&sort&columns`: all matching rows, audited before the first byte. */
export const exportEndpoint = staffEndpoint('read', async ({ req, resource, definition: { list }, by }) => {
  const search = new URL(req.url ?? '', 'http://localhost').searchParams
  const format = formatSchema.safeParse(search.get('format'))
  if (!format.success) throw invalid('format')
  const asked = parseRows(list, search)
  if (!asked.ok) throw new ViolationError(asked.violation)
  const columns = columnsOf(resource, list, search.get('columns'))
  const slot = takeExportSlot(by)
  if (!slot.ok) throw new ViolationError(slot.violation)
  const free = slot.value
  try {
    const found = await exportRecords(staffPool(), list, asked.value)
    if (!found.ok) throw new ViolationError(found.violation)
    const { rows, blocks } = found.value
    const filter = auditedFilter(resource, asked.value.filter)
    await auditIn(pool(), 'records_exported', { staff: by, resource, format: format.data, rows, filter })
    const { name, fields } = RESOURCE_LABELS[resource]
    const headings = columns.map((column) => fields[column] ?? column)
    const cells = cellsOf(resource, columns, blocks)
    const chunks = format.data === 'csv' ? csvFile(headings, cells) : xlsxFile(name, headings, cells)
    const fileName = encodeURIComponent(`${name}_${koreanDay(new Date())}.${format.data}`)
    return new Response(streamOf(chunks, { idleMs: EXPORT_IDLE_MS, onEnd: free }), {
      headers: {
        'Content-Type': TYPES[format.data],
        'Content-Disposition': `attachment; filename="${resource}.${format.data}"; filename*=UTF-8''${fileName}`,
        'Cache-Control': 'no-store',
        'X-Total-Count': String(rows),
      },
    })
  } catch (error) {
    free()
    throw error
  }
})
