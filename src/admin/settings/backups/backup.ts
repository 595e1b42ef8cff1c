import type { BackupStatus, BackupType } from '@/domain/backup/backup'
import { STAFF_BACKUPS_PATH } from '@/domain/staff/paths'
import type { StatusTone } from '../../kit/StatusTag'

export interface BackupRow {
  id: number
  name: string
  type: BackupType
  status: BackupStatus
  bytes: number | null
  rows: number | null
  files: number | null
  description: string
  createdByNickname: string | null
  createdAt: string
  verifiedAt: string | null
  error: string | null
}

export const STATUS_TONES: Record<BackupStatus, StatusTone> = { in_progress: 'mid', completed: 'ok', failed: 'bad' }

export const downloadPath = (id: number): string => `${STAFF_BACKUPS_PATH}/${id}/download`
