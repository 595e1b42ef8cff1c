import type { RecordKind } from '@/domain/upload/records'
import { AGENCY_RECORD } from './agencyRecord'
import type { RecordDefinition } from './recordDefinition'
import { RESTAURANT_RECORD } from './restaurantRecord'
import { REVIEW_RECORD } from './reviewRecord'

export const RECORD_DEFINITIONS: Record<RecordKind, RecordDefinition> = {
  agencies: AGENCY_RECORD,
  restaurants: RESTAURANT_RECORD,
  reviews: REVIEW_RECORD,
}
