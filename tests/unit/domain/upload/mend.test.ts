import { describe, expect, it } from 'vitest'
import { isMend, mendGroup, mendRow, rescaledAmount } from '@/domain/upload/mend'
import { EMPTY_OVERLAY } from '@/domain/upload/upload'

const cell = { sheet: '5월', column: 2 }

describe('mending cells of an upload', () => {
  it('corrects every cell of a value, and a value that came from a correction where the file has its text', () => {
    const first = mendGroup({ ...cell, value: '모롱이' }, '모롱이?', EMPTY_OVERLAY)
    expect(first).toEqual([{ ...cell, row: null, from: '모롱이', to: '모롱이?' }])
    const overlay = { ...EMPTY_OVERLAY, corrections: first }
    expect(mendGroup({ ...cell, value: '모롱이?' }, '모롱이국수', overlay)).toEqual([
      { ...cell, row: null, from: '모롱이', to: '모롱이국수' },
      { ...cell, row: null, from: '모롱이?', to: '모롱이국수' },
    ])
  })

  it('never corrects empty cells as a group, which stand everywhere', () => {
    expect(mendGroup({ ...cell, value: '' }, '2026-05-06', EMPTY_OVERLAY)).toEqual([])
    expect(mendRow({ sheet: '5월', row: 7, cells: ['a'] }, 2, '2026-05-06')).toEqual({
      ...cell,
      row: 7,
      from: '',
      to: '2026-05-06',
    })
  })

  it('is taken back by saying the same text again', () => {
    expect(isMend({ from: '백만', to: '1000000' })).toBe(true)
    expect(isMend({ from: '백만', to: '백만' })).toBe(false)
  })

  it('reads an amount in the unit that its reason names', () => {
    expect(rescaledAmount('amount_thousandfold', '412,000,000원')).toBe('412000')
    expect(rescaledAmount('amount_small', '48.5')).toBe('48500')
    expect(rescaledAmount('amount_unreadable', '백만')).toBeNull()
    expect(rescaledAmount('amount_small', '없음')).toBeNull()
  })
})
