import type { TermsCode } from '@/domain/terms/termsCodes'
import type { TermsState } from '@/domain/terms/termsState'
import type { StatusTone } from '../kit/StatusTag'

export interface TermsVersion {
  id: number
  version: string
  code: TermsCode
  title: string
  /** version number of the text; `version` is the record's revision */
  edition: number
  isRequired: boolean
  /** 'YYYY-MM-DD' in Korean time */
  effectiveOn: string
  published: boolean
  state: TermsState
  pdfUrl: string | null
  acceptedCount: number
  memberCount: number
  body?: string
  updatedAt: string
}

export const STATE_TONES: Record<TermsState, StatusTone> = {
  draft: 'plain',
  announced: 'mid',
  'in-force': 'ok',
  past: 'plain',
}

export const isEditable = ({ state }: Pick<TermsVersion, 'state'>): boolean =>
  state === 'draft' || state === 'announced'

export const nameOf = ({ title, edition }: Pick<TermsVersion, 'title' | 'edition'>): string => `${title} ${edition}판`
