import { expect, it } from 'vitest'
import { consentState } from '@/domain/terms'

it.each([
  [null, 'never'],
  [{ action: 'declined', version: 2 }, 'never'],
  [{ action: 'given', version: 2 }, 'given'],
  [{ action: 'given', version: 1 }, 'outdated'],
  [{ action: 'withdrawn', version: 2 }, 'withdrawn'],
  [{ action: 'withdrawn', version: 1 }, 'withdrawn'],
] as const)('After %j, with version 2 in force, a consent is %s', (last, state) => {
  expect(consentState(2, last)).toBe(state)
})
