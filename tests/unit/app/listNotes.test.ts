import { describe, expect, it } from 'vitest'
import { figuresMessage } from '@/app/(site)/_components/list/ListResults'
import { listQuerySchema } from '@/contract/directoryQuery'
import { commonName, queryChoices } from '@/domain/search/queryChoices'
import { readQuery } from '@/domain/search/readQuery'

const noteOf = (fields: Record<string, unknown>, year: string | null = null) =>
  figuresMessage(listQuerySchema.parse(fields), { agency: null, year }, 'national')

describe('The note above a list', () => {
  it('A list in the order of ranks says which ranks they are', () => {
    expect(noteOf({})).toBe('전국 순위 · 모든 기록 기준')
  })

  it('A list by distance says so and names no rank', () => {
    expect(noteOf({ near: '37.56412,126.99801' })).toBe('가까운 순서(직선거리) · 모든 기록 기준')
  })

  it('A list whose rows show no rank names none', () => {
    for (const note of [
      noteOf({ sort: 'name' }),
      noteOf({ near: '37.56412,126.99801', sort: 'visit_count' }),
      noteOf({ year: 2025 }, '2025년'),
    ])
      expect(note).not.toContain('순위')
    expect(noteOf({ year: 2025 }, '2025년')).toBe('방문, 기관, 금액은 2025년 기록 · 평점은 모든 기록 기준')
  })
})

describe('The question which of several places is meant', () => {
  it.each([
    ['중구 맛집', '중구'],
    ['중구맛집', '중구'],
    ['중구청', '중구청'],
  ])('%s asks for %s', (query, word) => {
    const choices = queryChoices(query, readQuery(query))
    expect(choices.length).toBeGreaterThan(1)
    expect(commonName(choices)).toBe(word)
  })
})
