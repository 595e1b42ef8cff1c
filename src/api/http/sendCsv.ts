import type { Context } from 'hono'
import { koreanDay } from '@/domain/koreanDay'
import {
  PUBLIC_EXPORT_IDLE_MS,
  PUBLIC_EXPORTS_IN_WINDOW,
  PUBLIC_EXPORTS_WINDOW_SECONDS,
  type OpenDataTable,
} from '@/domain/openData'
import type { Result } from '@/domain/result'
import { env } from '@/infra/env'
import { createMemoryRateLimit, type RateLimit } from '@/infra/memoryLimits'
import { exportFileName } from '@/messages/openData'
import { csvFile } from '@/server/backOffice/export/tableFiles'
import { takePublicExportSlot, streamOf } from '@/server/backOffice/export/exportStream'
import { cellsOf, headingsOf } from '@/server/openData/tableCells'
import { clientNetwork } from './deps'
import { sendError } from './sendError'

// Next bundles this module a second time; both copies must share one limit.
const shared = globalThis as typeof globalThis & { gonggongExportLimit?: RateLimit }
const retryAfter: RateLimit = (network) =>
  (shared.gonggongExportLimit ??= createMemoryRateLimit(PUBLIC_EXPORTS_IN_WINDOW, PUBLIC_EXPORTS_WINDOW_SECONDS))(
    network,
  )

interface ExportFile<Row extends object> {
  table: OpenDataTable
  extension: string
  type: string
  /** part of the file name, after the table */
  about: string
  /** reads before the first byte, so that a failure can still set the status */
  open: () => Promise<Result<AsyncGenerator<readonly Row[], void>>>
  write: (blocks: AsyncGenerator<readonly Row[], void>) => AsyncGenerator<Uint8Array, void>
}

/** Within the limits per network and per server. */
export async function sendExport<Row extends object>(c: Context, file: ExportFile<Row>): Promise<Response> {
  const { table, extension, type, about, open, write } = file
  const name = encodeURIComponent(exportFileName(table, about, koreanDay(new Date()), extension))
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${table}.${extension}"; filename*=UTF-8''${name}`,
    'Cache-Control': 'no-store',
  }
  // No reader of a HEAD response would ever finish the file.
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  const network = clientNetwork(c, env().TRUST_PROXY)
  const seconds = await retryAfter(network)
  if (seconds !== null) return sendError(c, { code: 'rate-limited', params: { seconds } })
  const slot = takePublicExportSlot(network)
  if (!slot.ok) return sendError(c, slot.violation)
  try {
    const opened = await open()
    if (!opened.ok) {
      slot.value()
      return sendError(c, opened.violation)
    }
    const stream = streamOf(write(opened.value), { idleMs: PUBLIC_EXPORT_IDLE_MS, onEnd: slot.value })
    return c.body(stream, 200, headers)
  } catch (error) {
    slot.value()
    throw error
  }
}

type CsvFile = Pick<ExportFile<object>, 'table' | 'about' | 'open'>

export const sendCsv = (c: Context, file: CsvFile): Promise<Response> =>
  sendExport(c, {
    ...file,
    ...{ extension: 'csv', type: 'text/csv; charset=utf-8' },
    write: (blocks) => csvFile(headingsOf(file.table), cellsOf(file.table, blocks)),
  })
