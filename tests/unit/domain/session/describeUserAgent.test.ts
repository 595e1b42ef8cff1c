import { expect, it } from 'vitest'
import { describeUserAgent } from '@/domain/session'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    'Chrome · Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36' +
      ' Edg/143.0.0.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Whale/4.29 Safari/537.36',
    'Whale · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1' +
      ' Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile' +
      ' Safari/537.36 KAKAOTALK/25.1',
    'KakaoTalk · Android',
  ],
  ['curl/8.5.0', ''],
  [null, ''],
])('A user agent is described by its browser and its device: %s', (userAgent, name) => {
  expect(describeUserAgent(userAgent)).toBe(name)
})
