import { describe, expect, it } from 'vitest'
import { chooseOffice, savedNear } from '@/domain/nearby/officeChoice'

const CITY_HALL = { name: '시청', near: '37.56412,126.99801' }
const IN_ACCOUNT = { name: '시청', near: '37.5641,126.998' }
const STATION = { name: '시청역', near: '37.5657,126.977' }

describe('The office that counts', () => {
  it('Without any office there is none', () => {
    expect(chooseOffice(null, null)).toEqual({ office: null, isSaved: false, hidden: null })
  })

  it('A device without an office uses that of the account', () => {
    expect(chooseOffice(null, STATION)).toEqual({ office: STATION, isSaved: true, hidden: null })
  })

  it('The office of the device wins over a different one in the account, which stays known', () => {
    expect(chooseOffice(CITY_HALL, STATION)).toEqual({ office: CITY_HALL, isSaved: false, hidden: STATION })
  })

  it('An office that the account has in fewer decimals is the same', () => {
    expect(chooseOffice(CITY_HALL, IN_ACCOUNT)).toEqual({ office: CITY_HALL, isSaved: true, hidden: null })
  })

  it('An office of the device that no account has is not saved', () => {
    expect(chooseOffice(CITY_HALL, null)).toEqual({ office: CITY_HALL, isSaved: false, hidden: null })
  })
})

describe('The point of an office in an account', () => {
  it.each([
    ['37.56412,126.99801', '37.5641,126.998'],
    ['37.56416,126.97796', '37.5642,126.978'],
    ['37.5,127', '37.5,127'],
  ])('%s is kept as %s', (near, kept) => expect(savedNear(near)).toBe(kept))

  it('Rounding moves no office by more than ten metres', () => {
    const [latitude = 0, longitude = 0] = savedNear('37.56415,126.97795').split(',').map(Number)
    expect(Math.abs(latitude - 37.56415) * 111_195).toBeLessThan(10)
    expect(Math.abs(longitude - 126.97795) * 111_195).toBeLessThan(10)
  })
})
