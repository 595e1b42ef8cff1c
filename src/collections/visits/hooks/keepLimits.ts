import type { CollectionBeforeValidateHook } from 'payload'
import { visitViolation } from '@/domain/expense/visitViolation'
import { koreanDay } from '@/domain/koreanDay'
import type { Visit } from '@/payload-types'
import { ViolationError } from '@/server/violationError'

/** Amounts and dates must be plausible to an import. */
export const keepLimits: CollectionBeforeValidateHook<Visit> = ({ data }) => {
  const violation = data && visitViolation(data, koreanDay(new Date()))
  if (violation) throw new ViolationError(violation)
  return data
}
