import { expect, it } from 'vitest'
import { timeLeft } from '@/admin/dashboard/ModeratorQueue'

it('A report says how much of the promised day is left, and is late after it', () => {
  const now = '2026-10-30T09:00:00Z'
  expect(timeLeft('2026-10-30T06:00:00Z', now)).toEqual({ text: '21시간 남음', isLate: false })
  expect(timeLeft('2026-10-29T05:00:00Z', now)).toEqual({ text: '4시간 넘김', isLate: true })
})
