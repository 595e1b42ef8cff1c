import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { EXPORT_IDLE_MS } from '@/domain/backOffice/backOffice'
import { koreanDay } from '@/domain/koreanDay'
import {
  STAFF_STATISTICS_EXPORT_PATH,
  STAFF_STATISTICS_PATH,
  STAFF_STATISTICS_REFRESH_PATH,
} from '@/domain/staff/staff'
import { STATISTICS_TABLES, staffStatisticsSchema, statisticsQuerySchema } from '@/contract/statistics'
import { staffPool } from '@/infra/database/readPool'
import { STATISTICS_TABLE_NAMES } from '@/messages/staff/statistics'
import { auditIn } from '@/server/audit'
import { type Cell, csvFile, xlsxFile } from '@/server/backOffice/export/tableFiles'
import { takeExportSlot, streamOf } from '@/server/backOffice/export/exportStream'
import { exportTable, readStaffStatistics } from '@/server/statistics/staffStatistics'
import { recountStatistics } from '@/server/statistics/refreshStatistics'
import { methodNotAllowed, sendError } from '../http/sendError'
import { staffFileOperation, staffOperation } from '../http/operations'
import { requireStaff } from '../http/sessions'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const read = createRoute({
  method: 'get',
  path: STAFF_STATISTICS_PATH,
  request: { query: statisticsQuerySchema },
  ...staffOperation('readStaffStatistics', staffStatisticsSchema),
})
const refresh = createRoute({
  method: 'post',
  path: STAFF_STATISTICS_REFRESH_PATH,
  ...staffOperation('refreshStaffStatistics'),
})
const download = createRoute({
  method: 'get',
  path: STAFF_STATISTICS_EXPORT_PATH,
  request: {
    query: statisticsQuerySchema.extend({ table: z.enum(STATISTICS_TABLES), format: z.enum(['csv', 'xlsx']) }),
  },
  ...staffFileOperation('exportStaffStatistics', TYPES.csv, TYPES.xlsx),
})

// oxlint-disable-next-line typescript/require-await -- what the writers take is asynchronous
async function* once(rows: Cell[][]): AsyncGenerator<Cell[][], void> {
  yield rows
}

export function staffStatistics(app: OpenAPIHono, pool: Pool): void {
  app.openapi(read, (c): Promise<Response> =>
    requireStaff(pool, c, async () => c.json(await readStaffStatistics(staffPool(), c.req.valid('query')))),
  )
  app.openapi(refresh, (c): Promise<Response> =>
    requireStaff(pool, c, async () => {
      await recountStatistics(pool)
      return c.body(null, 204)
    }),
  )
  app.openapi(download, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) => {
      const { table, format, ...query } = c.req.valid('query')
      const slot = takeExportSlot(person.id)
      if (!slot.ok) return sendError(c, slot.violation)
      try {
        const { headings, rows } = await exportTable(staffPool(), table, query)
        const entry = { staff: person.id, resource: `statistics/${table}`, format, rows: rows.length, filter: query }
        await auditIn(pool, 'records_exported', entry)
        const title = `통계_${STATISTICS_TABLE_NAMES[table]}_${query.period}_${koreanDay(new Date())}`
        const name = encodeURIComponent(`${title}.${format}`)
        const chunks =
          format === 'csv'
            ? csvFile(headings, once(rows))
            : xlsxFile(STATISTICS_TABLE_NAMES[table], headings, once(rows))
        return new Response(streamOf(chunks, { idleMs: EXPORT_IDLE_MS, onEnd: slot.value }), {
          headers: {
            'Content-Type': TYPES[format],
            'Content-Disposition': `attachment; filename="statistics.${format}"; filename*=UTF-8''${name}`,
            'Cache-Control': 'no-store',
          },
        })
      } catch (error) {
        slot.value()
        throw error
      }
    }),
  )
  methodNotAllowed(app, STAFF_STATISTICS_PATH, 'GET, HEAD')
  methodNotAllowed(app, STAFF_STATISTICS_REFRESH_PATH, 'POST')
  methodNotAllowed(app, STAFF_STATISTICS_EXPORT_PATH, 'GET, HEAD')
}
