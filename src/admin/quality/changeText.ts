import type { StaffRegion } from '@/domain/backOffice/staffRegion'
import type { ChangeField } from '@/domain/quality/changes'
import { displayRegion } from '@/domain/region/displayRegion'

export function changeText(field: ChangeField, value: unknown, regions: readonly StaffRegion[]): string | null {
  if (value === null || value === undefined || value === '') return null
  if (field === 'category') return value === 'cafe' ? '카페' : '음식점'
  if (field === 'isActive') return value ? '활성' : '비활성'
  if (field === 'point') return (value as number[]).map((degrees) => degrees.toFixed(4)).join(', ')
  if (field === 'region') {
    const region = regions.find(({ id }) => id === value)
    return region ? displayRegion(region) : `${JSON.stringify(value)}번 지역`
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}
