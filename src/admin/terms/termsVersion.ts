import type { TermsState } from '@/domain/terms/termsState'
import type { RowOf } from '@/resources/field'
import type { terms } from '@/resources/terms'
import type { StatusTone } from '../kit/StatusTag'

export type TermsVersion = Omit<RowOf<typeof terms>, 'createdAt'> & { body?: string }

export const STATE_TONES: Record<TermsState, StatusTone> = {
  draft: 'plain',
  announced: 'mid',
  'in-force': 'ok',
  past: 'plain',
}

export const isEditable = ({ state }: Pick<TermsVersion, 'state'>): boolean =>
  state === 'draft' || state === 'announced'

export const nameOf = ({ title, edition }: Pick<TermsVersion, 'title' | 'edition'>): string => `${title} ${edition}판`
