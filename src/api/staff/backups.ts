import { Readable } from 'node:stream'
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { RETENTION_MAX } from '@/domain/backup'
import { restaurantIdSchema as idSchema } from '@/contract/directoryQuery'
import { STAFF_BACKUP_SETTINGS_PATH, STAFF_BACKUPS_PATH, STAFF_SYSTEM_PATH } from '@/domain/staff/staff'
import { systemStateSchema } from '@/contract/staff'
import { backupStore } from '@/infra/backup/settings'
import { transaction } from '@/infra/database/pool'
import { staffPool } from '@/infra/database/readPool'
import { openDownload } from '@/server/backups/storedBackups'
import { changeBackupSettings, readBackupSettings } from '@/server/backups/keepBackups'
import { readSystem } from '@/server/system'
import { jsonBody, staffFileOperation, staffOperation } from '../http/operations'
import { requireStaff } from '../http/sessions'
import { sendError } from '../http/sendError'

const settingsSchema = z.strictObject({
  isScheduled: z.boolean(),
  daily: z.int().min(1).max(RETENTION_MAX),
  weekly: z.int().min(0).max(RETENTION_MAX),
  monthly: z.int().min(0).max(RETENTION_MAX),
})

const download = createRoute({
  method: 'get',
  path: `${STAFF_BACKUPS_PATH}/{id}/download`,
  request: { params: idSchema },
  ...staffFileOperation('downloadBackup', 'application/gzip'),
})
const settings = createRoute({
  method: 'get',
  path: STAFF_BACKUP_SETTINGS_PATH,
  ...staffOperation('readBackupSettings', settingsSchema),
})
const change = createRoute({
  method: 'put',
  path: STAFF_BACKUP_SETTINGS_PATH,
  request: { body: jsonBody(settingsSchema) },
  ...staffOperation('changeBackupSettings', settingsSchema),
})
const system = createRoute({
  method: 'get',
  path: STAFF_SYSTEM_PATH,
  ...staffOperation('readSystem', systemStateSchema),
})

export function staffBackups(app: OpenAPIHono, pool: Pool): void {
  app.openapi(settings, (c): Promise<Response> =>
    requireStaff(pool, c, async () => c.json(await readBackupSettings(pool))),
  )
  app.openapi(change, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) => {
      await transaction(pool, (sql) => changeBackupSettings(sql, c.req.valid('json'), person.id))
      return c.json(await readBackupSettings(pool))
    }),
  )
  app.openapi(system, (c): Promise<Response> =>
    requireStaff(pool, c, async () => c.json(await readSystem(staffPool()))),
  )
  app.openapi(download, (c): Promise<Response> =>
    requireStaff(pool, c, async ({ person }) => {
      const opened = await openDownload(pool, backupStore(), { id: c.req.valid('param').id, by: person.id })
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
    }),
  )
}
