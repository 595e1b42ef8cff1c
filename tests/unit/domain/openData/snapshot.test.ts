import { expect, it } from 'vitest'
import { expiredSnapshots, isSnapshotDue } from '@/domain/openData'

it('One open data snapshot is due per month', () => {
  expect(isSnapshotDue([], '2026-03-01')).toBe(true)
  expect(isSnapshotDue(['2026-02-28'], '2026-03-01')).toBe(true)
  expect(isSnapshotDue(['2026-02-28', '2026-03-01'], '2026-03-31')).toBe(false)
})

it('Only the newest open data snapshots are kept, in whichever order they are listed', () => {
  expect(expiredSnapshots(['2026-01-03', '2025-11-01', '2026-02-01', '2025-12-01'], 2)).toEqual([
    '2025-12-01',
    '2025-11-01',
  ])
  expect(expiredSnapshots(['2026-01-03'], 2)).toEqual([])
})
