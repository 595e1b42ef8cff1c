import { RADIUS_DEFAULT } from '@/domain/nearby/limits'
import type { ListFilters } from '../urls/listHref'

/** The number of active filters, without region and search text, which the heading shows. */
export const countFilters = ({
  category,
  cuisine,
  year,
  agency_type,
  agency,
  per_head_max,
  radius,
}: ListFilters): number =>
  [
    category !== undefined && category !== 'all',
    cuisine,
    year,
    agency_type,
    agency,
    per_head_max,
    radius !== undefined && radius !== RADIUS_DEFAULT,
  ].filter(Boolean).length
