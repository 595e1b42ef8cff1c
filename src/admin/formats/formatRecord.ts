import type { FormatColumns, FormatStatus } from '@/domain/dataFormat/dataFormat'
import type { UploadKind } from '@/domain/upload/uploadKinds'
import type { StatusTone } from '../kit/StatusTag'

export interface FormatRecord {
  id: number
  version: string
  name: string
  kind: UploadKind
  edition: number
  status: FormatStatus
  description: string | null
  columns: FormatColumns
  updatedAt: string
}

export const FORMAT_TONES: Record<FormatStatus, StatusTone> = { draft: 'plain', active: 'ok', deprecated: 'mid' }
