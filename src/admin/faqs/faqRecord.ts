import type { FaqStatus } from '@/domain/faq/faq'
import type { StatusTone } from '../kit/StatusTag'

export interface FaqRecord {
  id: number
  version: string
  question: string
  answer?: string
  category: string
  status: FaqStatus
  position: number
  updatedAt: string
}

export const FAQ_TONES: Record<FaqStatus, StatusTone> = { draft: 'plain', active: 'ok', inactive: 'plain' }
