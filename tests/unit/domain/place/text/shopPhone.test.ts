import { describe, expect, it } from 'vitest'
import { shopPhone } from '@/domain/place/text/shopPhone'

describe('Telephone numbers', () => {
  it.each(['02-123-4567', '031-1234-5678', '0507-1234-5678', '1588-1234'])('The phone %s is accepted', (phone) => {
    expect(shopPhone(` ${phone} `)).toBe(phone)
  })

  it.each(['010-1234-5678', '011-123-4567', '', '전화 없음', '02-123-4567; DROP'])(
    'The phone "%s" is rejected as mobile or malformed',
    (phone) => {
      expect(shopPhone(phone)).toBeNull()
    },
  )
})
