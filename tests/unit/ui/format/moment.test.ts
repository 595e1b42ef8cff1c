import { expect, it } from 'vitest'
import { formatMoment } from '@/ui/format/day'

it.each([
  ['2026-10-29T05:04:00Z', '2026. 10. 29. 14:04'],
  ['2026-10-29T15:00:00Z', '2026. 10. 30. 00:00'],
  ['2025-12-31T23:59:59.999Z', '2026. 1. 1. 08:59'],
])('The instant %s is shown as %s in Korean time', (iso, shown) => {
  expect(formatMoment(iso)).toBe(shown)
})
