import { z } from 'zod'
import { koreanDay } from '@/domain/koreanDay'
import { STATISTICS_TABLES, staffStatisticsSchema, statisticsQuerySchema } from '@/contract/statistics'
import { staffReads } from '@/infra/database/readPool'
import { STATISTICS_TABLE_NAMES } from '@/messages/staff/statistics'
import { auditIn } from '@/server/audit'
import { takeExportSlot } from '@/server/backOffice/export/exportStream'
import type { Cell } from '@/server/backOffice/export/tableFiles'
import { recountStatistics } from '@/server/statistics/refreshStatistics'
import { exportTable, readStaffStatistics } from '@/server/statistics/staffStatistics'
import { fileOf } from '../http/responses'
import { staffRoute } from '../http/route'
import { sendError } from '../http/sendError'
import { TABLE_TYPES, tableFormat, tableResponse } from '../http/tableFile'

// oxlint-disable-next-line typescript/require-await -- what the writers take is asynchronous
async function* once(rows: Cell[][]): AsyncGenerator<Cell[][], void> {
  yield rows
}

export const staffStatistics = [
  staffRoute({
    at: 'GET /api/v1/staff/statistics',
    access: 'read statistics',
    operation: { id: 'readStaffStatistics', tag: 'staff', summary: '운영자가 보는 통계와 순위를 읽어요.' },
    request: { query: statisticsQuerySchema },
    answer: staffStatisticsSchema,
    run: ({ query }) => readStaffStatistics(staffReads, query),
  }),
  staffRoute({
    at: 'POST /api/v1/staff/statistics/refresh',
    access: 'update statistics',
    operation: { id: 'refreshStaffStatistics', tag: 'staff', summary: '통계를 지금 다시 집계해요.' },
    run: ({ pool }) => recountStatistics(pool),
  }),
  staffRoute({
    at: 'GET /api/v1/staff/statistics/export',
    access: 'read statistics',
    operation: { id: 'exportStaffStatistics', tag: 'staff', summary: '통계의 표 하나를 파일로 내려받아요.' },
    request: {
      query: statisticsQuerySchema.extend({ table: z.enum(STATISTICS_TABLES), format: tableFormat }),
    },
    responses: fileOf(TABLE_TYPES.csv, TABLE_TYPES.xlsx),
    async send({ c, pool, by, query: { table, format, ...query } }) {
      const slot = takeExportSlot(by)
      if (!slot.ok) return sendError(c, slot.violation)
      try {
        const { headings, rows } = await exportTable(staffReads, table, query)
        const entry = { staff: by, resource: `statistics/${table}`, format, rows: rows.length, filter: query }
        await auditIn(pool, 'records_exported', entry)
        const sheet = STATISTICS_TABLE_NAMES[table]
        const name = `통계_${sheet}_${query.period}_${koreanDay(new Date())}`
        const file = { format, name, plainName: 'statistics', sheet, headings, blocks: once(rows) }
        return tableResponse({ ...file, onEnd: slot.value })
      } catch (error) {
        slot.value()
        throw error
      }
    },
  }),
]
