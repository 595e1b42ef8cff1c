import { describe, expect, it } from 'vitest'
import { listScope } from '@/domain/directory/listScope'
import { effectiveSort, listQuerySchema } from '@/contract/directoryQuery'

describe('List scope', () => {
  it('The scope of a list is found by short, former and decomposed region names', () => {
    expect(listScope({})).toEqual({ kind: 'national' })
    expect(listScope({ province: '서울' })).toEqual({ kind: 'province', province: '서울특별시' })
    expect(listScope({ province: '강원도'.normalize('NFD') })).toEqual({ kind: 'province', province: '강원특별자치도' })
    expect(listScope({ province: '서울시', district: '종로' })).toEqual({ kind: 'region', code: '11110' })
  })

  it('An unknown province or district gives an unknown scope that names the field', () => {
    expect(listScope({ province: '없는도' })).toEqual({ kind: 'unknown', field: 'province' })
    expect(listScope({ province: '서울', district: '수원시' })).toEqual({ kind: 'unknown', field: 'district' })
  })
})

describe('List query', () => {
  it('Former sort keys of a list map to the current ones', () => {
    expect(listQuerySchema.parse({ sort: 'rank_value' }).sort).toBe('visit_count')
    expect(listQuerySchema.parse({ sort: 'avg_rating' }).sort).toBe('rating')
  })

  it('A list sorts by relevance by default only when it has a search text', () => {
    expect(effectiveSort(listQuerySchema.parse({}))).toBe('visit_count')
    expect(effectiveSort(listQuerySchema.parse({ q: '순희' }))).toBe('relevance')
    expect(effectiveSort(listQuerySchema.parse({ q: '순희', sort: 'name' }))).toBe('name')
  })

  it('A list query with a district but no province is invalid', () => {
    expect(listQuerySchema.safeParse({ district: '중구' }).success).toBe(false)
  })
})
