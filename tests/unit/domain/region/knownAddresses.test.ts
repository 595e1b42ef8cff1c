import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findInAddress } from '@/domain/region/findInAddress'
import { findByCode } from '@/domain/region/findRegion'

const ADMINISTRATIVE = '../shared/data/regions/admdongkor_coordinate_UTMK.tsv'
const LICENCES = '../shared/data/restaurants/seoul_6gu_open_food_licences_2018_utf8.csv'

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
const ifPresent = (file: string) => (existsSync(file) ? it : it.skip)
const absent = (file: string) => (existsSync(file) ? '' : ` (skipped: ${file} is absent)`)

describe('Published region names of 2001 to 2023', () => {
  ifPresent(ADMINISTRATIVE)(
    `Every published region name leads to the district of its code${absent(ADMINISTRATIVE)}`,
    () => {
      const rows = linesOf(ADMINISTRATIVE).map((line) => line.split('\t').slice(1, 3) as [string, string])
      const districts = rows.filter(([code]) => !code.endsWith('00000000'))
      const lost = districts.filter(([code, name]) => {
        const region = findByCode(code)
        const found = findInAddress(name)
        const successors = region?.successors.map((successor) => successor.code) ?? []
        return !region || (found !== region && !successors.includes(found?.code ?? ''))
      })
      expect(districts.length).toBeGreaterThan(5_000)
      expect(lost).toEqual([])
    },
  )
})

describe('Real addresses', () => {
  ifPresent(LICENCES)(`Every licensed address is found in the district that it names${absent(LICENCES)}`, () => {
    const addresses = linesOf(LICENCES).flatMap((line) => line.match(/서울특별시 [가-힣]+구 [^,"]*/)?.[0] ?? [])
    const wrong = addresses.filter((address) => findInAddress(address)?.district !== address.split(' ')[1])
    expect(addresses.length).toBeGreaterThan(30_000)
    expect(wrong).toEqual([])
  })
})
