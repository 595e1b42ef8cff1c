import type { z } from 'zod'
import type { Violation } from '@/domain/violation'

interface FieldViolation {
  violation: Violation
  field: string
}

export function zodIssueToViolation(issue: z.core.$ZodIssue): FieldViolation {
  const field = String(issue.path[0] ?? '')
  const found = (violation: Violation): FieldViolation => ({ violation, field })
  switch (issue.code) {
    case 'unrecognized_keys': {
      const unknown = issue.keys[0] ?? ''
      return { violation: { code: 'unknown-parameter', params: { field: unknown } }, field: unknown }
    }
    case 'too_big':
      if (issue.origin === 'array' && field === 'photos')
        return found({ code: 'photos-too-many', params: { max: Number(issue.maximum) } })
      return issue.origin === 'string'
        ? found({ code: 'too-long', params: { field, max: Number(issue.maximum) } })
        : found({ code: 'too-large', params: { field, max: Number(issue.maximum) } })
    case 'too_small':
      if (issue.origin === 'string') return found({ code: 'too-short', params: { field, min: Number(issue.minimum) } })
      return found({ code: 'too-small', params: { field, min: Number(issue.minimum) } })
    case 'invalid_value':
      return found({ code: 'invalid-option', params: { field, choices: issue.values.join(', ') } })
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? found({ code: 'not-an-integer', params: { field } })
        : found({ code: 'invalid-value', params: { field } })
    case 'custom':
      if (issue.params?.code === 'district-needs-province')
        return found({ code: 'district-needs-province', params: {} })
      if (issue.params?.code === 'near-format') return found({ code: 'near-format', params: { field } })
      if (issue.params?.code === 'plan-needs-place') return found({ code: 'plan-needs-place', params: {} })
      if (issue.params?.code === 'needs-near') return found({ code: 'needs-near', params: { field } })
      if (issue.params?.code === 'credentials-required')
        return found({ code: 'credentials-required', params: { field } })
      if (issue.params?.code === 'email-format') return found({ code: 'email-format', params: { field } })
      return found({ code: 'invalid-value', params: { field } })
    default:
      return found({ code: 'invalid-value', params: { field } })
  }
}
