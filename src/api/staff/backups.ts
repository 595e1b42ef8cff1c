import { Readable } from 'node:stream'
import { z } from 'zod'
import { RETENTION_MAX } from '@/domain/backup'
import { restaurantIdSchema as idSchema } from '@/contract/directoryQuery'
import { systemStateSchema } from '@/contract/staff'
import { backupStore } from '@/infra/backup/settings'
import { transaction } from '@/infra/database/pool'
import { staffPool } from '@/infra/database/readPool'
import { changeBackupSettings, readBackupSettings } from '@/server/backups/keepBackups'
import { openDownload } from '@/server/backups/storedBackups'
import { readSystem } from '@/server/system'
import { fileOf } from '../http/responses'
import { staffRoute } from '../http/route'
import { sendError } from '../http/sendError'

const settingsSchema = z.strictObject({
  isScheduled: z.boolean(),
  daily: z.int().min(1).max(RETENTION_MAX),
  weekly: z.int().min(0).max(RETENTION_MAX),
  monthly: z.int().min(0).max(RETENTION_MAX),
})

export const staffBackups = [
  staffRoute({
    at: 'GET /api/v1/staff/backup-settings',
    access: 'read settings',
    operation: { id: 'readBackupSettings', tag: 'staff', summary: '백업을 언제 만들고 몇 개 남기는지 읽어요.' },
    answer: settingsSchema,
    run: ({ pool }) => readBackupSettings(pool),
  }),
  staffRoute({
    at: 'PUT /api/v1/staff/backup-settings',
    access: 'update settings',
    operation: { id: 'changeBackupSettings', tag: 'staff', summary: '백업을 언제 만들고 몇 개 남기는지 정해요.' },
    request: { body: settingsSchema },
    answer: settingsSchema,
    async run({ pool, by, body }) {
      await transaction(pool, (sql) => changeBackupSettings(sql, body, by))
      return readBackupSettings(pool)
    },
  }),
  staffRoute({
    at: 'GET /api/v1/staff/system',
    access: 'read settings',
    operation: { id: 'readSystem', tag: 'staff', summary: '데이터베이스, 저장 공간, 마지막 백업 들을 읽어요.' },
    answer: systemStateSchema,
    run: () => readSystem(staffPool()),
  }),
  staffRoute({
    at: 'GET /api/v1/staff/backups/{id}/download',
    access: 'read backups',
    operation: { id: 'downloadBackup', tag: 'staff', summary: '백업 하나를 파일로 내려받아요.' },
    request: { params: idSchema },
    responses: fileOf('application/gzip'),
    async send({ c, pool, by, params: { id } }) {
      const opened = await openDownload(pool, backupStore(), { id, by })
      if (!opened.ok) return sendError(c, opened.violation)
      const { name, bytes, read } = opened.value
      return new Response(Readable.toWeb(await read()) as ReadableStream, {
        headers: {
          'Content-Type': 'application/gzip',
          'Content-Length': String(bytes),
          'Content-Disposition': `attachment; filename="${name}.tar.gz"`,
          'Cache-Control': 'no-store',
        },
      })
    },
  }),
]
