import type { AgencyPlace } from './schemas'

export interface SharedPlaces {
  total: number
  places: (Omit<AgencyPlace, 'rank' | 'visit_count' | 'total_amount' | 'per_head_median' | 'last_visit'> & {
    firstVisits: number
    secondVisits: number
  })[]
}
