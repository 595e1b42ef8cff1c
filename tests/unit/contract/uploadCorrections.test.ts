import { describe, expect, it } from 'vitest'
import { changesCell, correctGroup, correctRow, rescaledAmount, EMPTY_OVERLAY } from '@/contract/uploadCorrections'

const cell = { sheet: '5월', column: 2 }

describe('Corrections of upload cells', () => {
  it('A correction covers every cell of a value and every earlier correction to that value', () => {
    const first = correctGroup({ ...cell, value: '모롱이' }, '모롱이?', EMPTY_OVERLAY)
    expect(first).toEqual([{ ...cell, row: null, from: '모롱이', to: '모롱이?' }])
    const overlay = { ...EMPTY_OVERLAY, corrections: first }
    expect(correctGroup({ ...cell, value: '모롱이?' }, '모롱이국수', overlay)).toEqual([
      { ...cell, row: null, from: '모롱이', to: '모롱이국수' },
      { ...cell, row: null, from: '모롱이?', to: '모롱이국수' },
    ])
  })

  it('Empty cells are corrected one by one and never as a group', () => {
    expect(correctGroup({ ...cell, value: '' }, '2026-05-06', EMPTY_OVERLAY)).toEqual([])
    expect(correctRow({ sheet: '5월', row: 7, cells: ['a'] }, 2, '2026-05-06')).toEqual({
      ...cell,
      row: 7,
      from: '',
      to: '2026-05-06',
    })
  })

  it('Entering the original text again undoes a correction', () => {
    expect(changesCell({ from: '백만', to: '1000000' })).toBe(true)
    expect(changesCell({ from: '백만', to: '백만' })).toBe(false)
  })

  it('An amount is rescaled to the unit that its reason names', () => {
    expect(rescaledAmount('amount_thousandfold', '412,000,000원')).toBe('412000')
    expect(rescaledAmount('amount_small', '48.5')).toBe('48500')
    expect(rescaledAmount('amount_unreadable', '백만')).toBeNull()
    expect(rescaledAmount('amount_small', '없음')).toBeNull()
  })
})
