import { describe, expect, it } from 'vitest'
import { compareNames } from '@/admin/matches/EvidenceTable'

const of = (kind: string, own: string, title: string): string[] =>
  compareNames(own, title).flatMap((part) => (part.kind === kind ? [part.text] : []))

describe('Names of a spelling and a candidate', () => {
  it('The syllables that only one of the names has are marked', () => {
    expect(of('added', '온새미한상', '온새미밥상')).toEqual(['밥'])
    expect(of('removed', '온새미한상', '온새미밥상')).toEqual(['한'])
  })

  it('Names that differ only in spaces and signs have no marks', () => {
    const [own, title] = ['온새미 한상(다온)', '온새미한상 다온']
    expect([...of('added', own, title), ...of('removed', own, title)]).toEqual([])
  })

  it('The marked name reads as the name of the candidate', () => {
    const parts = compareNames('두레 솥밥', '달보드레')
    expect(parts.flatMap(({ kind, text }) => (kind === 'removed' ? [] : [text])).join('')).toBe('달보드레')
  })
})
