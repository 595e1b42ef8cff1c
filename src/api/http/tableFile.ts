import { z } from 'zod'
import { EXPORT_IDLE_MS } from '@/domain/backOffice/backOffice'
import { streamOf } from '@/server/backOffice/export/exportStream'
import { type Cell, csvFile, xlsxFile } from '@/server/backOffice/export/tableFiles'

export const tableFormat = z.enum(['csv', 'xlsx'])

export const TABLE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

interface TableFile {
  format: keyof typeof TABLE_TYPES
  /** without ending; `plainName` for clients that read ASCII only */
  name: string
  plainName: string
  sheet: string
  headings: string[]
  blocks: AsyncIterable<Cell[][]>
  headers?: Record<string, string>
  /** called at the end in every case */
  onEnd: () => void
}

export function tableResponse({
  format,
  name,
  plainName,
  sheet,
  headings,
  blocks,
  headers,
  onEnd,
}: TableFile): Response {
  const chunks = format === 'csv' ? csvFile(headings, blocks) : xlsxFile(sheet, headings, blocks)
  const encoded = encodeURIComponent(`${name}.${format}`)
  return new Response(streamOf(chunks, { idleMs: EXPORT_IDLE_MS, onEnd }), {
    headers: {
      'Content-Type': TABLE_TYPES[format],
      'Content-Disposition': `attachment; filename="${plainName}.${format}"; filename*=UTF-8''${encoded}`,
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
