import { z } from 'zod'
import { BACKUP_DESCRIPTION_MAX, BACKUP_TYPES } from '@/domain/backup'
import { backupStore } from '@/infra/backup/settings'
import { pool, transaction } from '@/infra/database/pool'
import { deleteBackup } from '@/server/backups/storedBackups'
import { requestBackup, requestRestore, requestTrial, requestVerification } from '@/server/backups/requestBackupJob'
import { recordAction, type RecordAction, resourceAction, type ResourceAction } from './recordAction'

const nothing = z.strictObject({})

const verify = recordAction({
  may: 'update',
  schema: nothing,
  run: (sql, { id, by }) => requestVerification(sql, { id, by }),
})

const tryOut = recordAction({
  may: 'update',
  schema: nothing,
  run: (sql, { id, by }) => requestTrial(sql, { id, by }),
})

const restore = recordAction({
  may: 'update',
  schema: z.strictObject({ confirmation: z.string().trim().max(10) }),
  run: (sql, { id, by, body }) => requestRestore(sql, { id, by, confirmation: body.confirmation }),
})

const remove = recordAction({
  may: 'delete',
  schema: nothing,
  run: async (sql, { id, by }) => {
    const done = await deleteBackup(sql, backupStore(), { id, by })
    return done.ok ? { ok: true, value: { id } } : done
  },
})

const make = resourceAction({
  may: 'create',
  schema: z.strictObject({
    type: z.enum(BACKUP_TYPES),
    description: z.string().trim().max(BACKUP_DESCRIPTION_MAX).default(''),
  }),
  run: ({ body, by }) => transaction(pool(), (sql) => requestBackup(sql, { ...body, by })),
})

export const BACKUP_ACTIONS: Record<string, RecordAction> = { verify, try: tryOut, restore, delete: remove }

export const BACKUPS_ACTIONS: Record<string, ResourceAction> = { create: make }
