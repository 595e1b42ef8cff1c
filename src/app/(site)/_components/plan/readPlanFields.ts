import type { SearchParams } from '@/ui/urls/readListQuery'
import type { PlanFields } from './PlanForm'

const NAMES = ['headcount', 'per_head_max', 'region', 'near', 'radius', 'weekday', 'hour', 'cuisine'] as const
const LENGTH_MAX = 60

/** The form fields in the URL: the first of each, without empty ones. */
export const readPlanFields = (params: SearchParams): PlanFields =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = [params[name]].flat()[0]?.trim().slice(0, LENGTH_MAX)
      return value ? [[name, value]] : []
    }),
  )
