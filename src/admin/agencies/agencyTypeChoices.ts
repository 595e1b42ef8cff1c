import { AGENCY_TYPES } from '@/domain/agencyTypes'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'

export const AGENCY_TYPE_CHOICES = AGENCY_TYPES.map((id) => ({ id, name: AGENCY_TYPE_LABELS[id] }))
