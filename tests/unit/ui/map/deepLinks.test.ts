import { describe, expect, it } from 'vitest'
import { blogSearchLink, directionsLink, kakaoMapLinks, naverMapLinks, placeSearchText } from '@/ui/map/deepLinks'
import { platformOf } from '@/ui/map/PlaceLinkButtons'

const text = '서울특별시 중구 가나 식당'

describe('Links to other maps', () => {
  it('A map search contains both parts of the region and the name', () => {
    expect(placeSearchText({ sub_add1: '서울특별시', sub_add2: '중구', title: '가나 식당' })).toBe(text)
    expect(placeSearchText({ sub_add1: '세종특별자치시', sub_add2: null, title: '가나' })).toBe('세종특별자치시 가나')
  })

  it('Each map service has an app URL and a web URL', () => {
    const query = encodeURIComponent(text)
    expect(kakaoMapLinks(text)).toEqual({
      web: `https://map.kakao.com/link/search/${query}`,
      app: `kakaomap://search?q=${query}`,
      intent: null,
    })
    const naver = naverMapLinks(text, 'https://example.kr')
    expect(naver.web).toBe(`https://map.naver.com/p/search/${query}`)
    expect(naver.app).toBe(`nmap://search?query=${query}&appname=https%3A%2F%2Fexample.kr`)
    expect(naver.intent).toMatch(
      /^intent:\/\/search\?query=.+#Intent;scheme=nmap;.+;package=com\.nhn\.android\.nmap;S\.browser_fallback_url=/,
    )
    expect(naver.intent).toContain(`${encodeURIComponent(naver.web)};end`)
  })

  it('Directions lead to the point when it is known, without a comma in the name', () => {
    expect(directionsLink('가, 나', { latitude: 37.5, longitude: 127 })).toBe(
      `https://map.kakao.com/link/to/${encodeURIComponent('가  나')},37.5,127`,
    )
    expect(directionsLink('가', null)).toContain('/link/search/')
  })

  it('Characters that would end the URL are escaped', () => {
    expect(blogSearchLink('가&나#다')).toContain('%EA%B0%80%26%EB%82%98%23%EB%8B%A4')
  })
})

describe('Device platform', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
    ['Mozilla/5.0 (Linux; Android 15; SM-S921N)', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'other'],
  ])('A device %s with %d touch points is detected as %s', (agent, touch, platform) =>
    expect(platformOf(agent, touch)).toBe(platform),
  )
})
