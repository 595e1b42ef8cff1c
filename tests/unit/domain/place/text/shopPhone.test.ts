import { describe, expect, it } from 'vitest'
import { shopPhone } from '@/domain/place/text/shopPhone'

describe('a telephone number', () => {
  it.each(['02-123-4567', '031-1234-5678', '0507-1234-5678', '1588-1234'])('is accepted as a shop’s: %s', (phone) => {
    expect(shopPhone(` ${phone} `)).toBe(phone)
  })

  it.each(['010-1234-5678', '011-123-4567', '', '전화 없음', '02-123-4567; DROP'])(
    'is rejected when it is a mobile one or malformed: %s',
    (phone) => {
      expect(shopPhone(phone)).toBeNull()
    },
  )
})
