import type { Agency } from '@/domain/agency/schemas'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { regionLine } from './placeLine'

/** '구·군청 · 서울 중구' for an agency; only the kind if the region is unknown. */
export const agencyLine = (agency: Pick<Agency, 'type' | 'sub_add1' | 'sub_add2'>): string =>
  [AGENCY_TYPE_LABELS[agency.type], regionLine(agency)].filter(Boolean).join(' · ')
