import type { z } from 'zod'
import type { Violation } from '@/domain/violation'

interface Broken {
  violation: Violation
  field: string
}

/** What is wrong with a parameter, in our own codes, from what the schema says about it. */
export function zodIssueToViolation(issue: z.core.$ZodIssue): Broken {
  const field = String(issue.path[0] ?? '')
  const broken = (violation: Violation): Broken => ({ violation, field })
  switch (issue.code) {
    case 'unrecognized_keys': {
      const unknown = issue.keys[0] ?? ''
      return { violation: { code: 'unknown-parameter', params: { field: unknown } }, field: unknown }
    }
    case 'too_big':
      if (issue.origin === 'array' && field === 'photos')
        return broken({ code: 'photos-too-many', params: { max: Number(issue.maximum) } })
      return issue.origin === 'string'
        ? broken({ code: 'too-long', params: { field, max: Number(issue.maximum) } })
        : broken({ code: 'too-large', params: { field, max: Number(issue.maximum) } })
    case 'too_small':
      if (issue.origin === 'string') return broken({ code: 'too-short', params: { field, min: Number(issue.minimum) } })
      return broken({ code: 'too-small', params: { field, min: Number(issue.minimum) } })
    case 'invalid_value':
      return broken({ code: 'invalid-option', params: { field, choices: issue.values.join(', ') } })
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? broken({ code: 'not-an-integer', params: { field } })
        : broken({ code: 'invalid-value', params: { field } })
    case 'custom':
      if (issue.params?.code === 'district-needs-province')
        return broken({ code: 'district-needs-province', params: {} })
      if (issue.params?.code === 'credentials-required')
        return broken({ code: 'credentials-required', params: { field } })
      if (issue.params?.code === 'email-format') return broken({ code: 'email-format', params: { field } })
      return broken({ code: 'invalid-value', params: { field } })
    default:
      return broken({ code: 'invalid-value', params: { field } })
  }
}
