import type { ListFilters } from '../urls/listHref'
import { Select } from '../form/Select'
import type { RegionChoice } from './regionChoices'

interface Props {
  filters: ListFilters
  regions: readonly RegionChoice[]
  onProvince: (province: string | undefined) => void
  onDistrict: (district: string | undefined) => void
}

export function RegionSelects({ filters, regions, onProvince, onDistrict }: Props) {
  const districts = regions.find((region) => region.province === filters.province)?.districts ?? []
  return (
    <>
      <Select
        label="시도"
        variant="field"
        name="province"
        value={filters.province ?? ''}
        onChange={(event) => onProvince(event.target.value || undefined)}
        className="sm:w-44"
      >
        <option value="">시도 전체</option>
        {regions.map((region) => (
          <option key={region.province}>{region.province}</option>
        ))}
      </Select>
      <Select
        label="시군구"
        variant="field"
        name="district"
        value={filters.district ?? ''}
        onChange={(event) => onDistrict(event.target.value || undefined)}
        disabled={districts.length === 0}
        className="sm:w-44"
      >
        <option value="">시군구 전체</option>
        {districts.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </>
  )
}
