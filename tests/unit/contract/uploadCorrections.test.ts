import { describe, expect, it } from 'vitest'
import {
  answersOf,
  changesCell,
  correctGroup,
  correctRow,
  effectiveCorrections,
  rescaledAmount,
  EMPTY_OVERLAY,
  withoutAnswer,
} from '@/contract/uploadCorrections'

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

  it('Undoing an answer takes back all that it changed, and an earlier answer about the same cell returns', () => {
    const one = { ...cell, row: null, from: '모롱이', to: '모롱이?', answer: 1 }
    const two = { ...one, to: '모롱이국수', answer: 2 }
    const more = { ...cell, row: 9, from: '?', to: '솔밥', answer: 2 }
    const about = { reason: 'place_unclear', rows: 1 }
    const overlay = {
      ...EMPTY_OVERLAY,
      corrections: [one, two, more],
      eateries: ['한들마트', '두레마트'],
      answers: [
        { id: 1, kind: 'corrected' as const, ...about },
        { id: 2, kind: 'corrected' as const, ...about },
        { id: 3, kind: 'eateries' as const, ...about, eateries: ['두레마트'] },
      ],
    }
    expect(effectiveCorrections(overlay)).toEqual([two, more])
    const undone = withoutAnswer(withoutAnswer(overlay, 2), 3)
    expect(effectiveCorrections(undone)).toEqual([one])
    expect(undone).toMatchObject({ eateries: ['한들마트'], answers: [{ id: 1 }] })
  })

  it('Corrections made before answers were recorded are undone together', () => {
    const overlay = { ...EMPTY_OVERLAY, corrections: [{ ...cell, row: 3, from: 'a', to: 'b' }] }
    expect(answersOf(overlay)).toEqual([{ id: 0, kind: 'corrected', reason: '', rows: 1 }])
    expect(withoutAnswer(overlay, 0).corrections).toEqual([])
  })
})
