import { expect, it } from 'vitest'
import { failedLast } from '@/admin/dashboard/Jobs'

it('A failed restore or check of a backup is shown until the next one of its kind', () => {
  const restore = { kind: 'restore_backup', status: 'failed' } as const
  const check = { kind: 'verify_backup', status: 'failed' } as const
  const backup = { kind: 'backup', status: 'completed' } as const
  expect(failedLast([backup, restore, check, { ...backup, status: 'failed' }])).toEqual([restore, check])
  expect(failedLast([{ ...restore, status: 'completed' }, restore])).toEqual([])
})
