import type { AgencyPlace } from './schemas'

export interface SharedPlaces {
  total: number
  places: (Pick<AgencyPlace, 'id' | 'title' | 'category' | 'sub_category' | 'address' | 'sub_add1' | 'sub_add2'> & {
    firstVisits: number
    secondVisits: number
  })[]
}
