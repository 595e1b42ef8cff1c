import type { SearchParams } from '@/ui/urls/readListQuery'
import type { PlanFields } from './PlanForm'

const NAMES = [
  'headcount',
  'per_head_max',
  'region',
  'near',
  'radius',
  'weekday',
  'hour',
  'cuisine',
  'at',
  'q',
] as const
const LENGTH_MAX = 60

export const readPlanFields = (params: SearchParams): PlanFields =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = [params[name]].flat()[0]?.trim().slice(0, LENGTH_MAX)
      return value ? [[name, value]] : []
    }),
  )
