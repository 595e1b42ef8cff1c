import { describe, expect, it } from 'vitest'
import { parseOffice } from '@/domain/nearby/office'

const OFFICE = { name: '중구청', near: '37.56412,126.99801' }

describe('The office that a device remembers', () => {
  it('A stored office is read back', () => {
    expect(parseOffice(JSON.stringify([OFFICE]))).toEqual([OFFICE])
  })

  it.each([
    ['nothing', null],
    ['broken JSON', '[{'],
    ['a point abroad', JSON.stringify([{ ...OFFICE, near: '48.85,2.35' }])],
    ['a point in another spelling', JSON.stringify([{ ...OFFICE, near: '37.564120,126.998010' }])],
    ['markup in place of a point', JSON.stringify([{ ...OFFICE, near: '<b>' }])],
    ['an empty name', JSON.stringify([{ ...OFFICE, name: ' ' }])],
    ['two offices', JSON.stringify([OFFICE, OFFICE])],
  ])('A device that holds %s has no office', (_, kept) => {
    expect(parseOffice(kept)).toEqual([])
  })
})
