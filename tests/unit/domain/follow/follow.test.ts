import { describe, expect, it } from 'vitest'
import { digestPeriod, isSendingTime } from '@/domain/follow/follow'
import { isPushEndpoint, PUSH_ENDPOINT_MAX } from '@/domain/follow/push'

describe('When news are sent', () => {
  it.each([
    ['2026-11-30T00:00:00+09:00', '2026-11-30', '2026-11-30'],
    ['2026-12-06T23:59:59+09:00', '2026-12-06', '2026-11-30'],
    ['2026-12-07T00:00:00+09:00', '2026-12-07', '2026-12-07'],
    ['2027-01-01T08:00:00+09:00', '2027-01-01', '2026-12-28'],
  ])('A mail of %s is for its day in Korea, or for the week from Monday', (now, day, week) => {
    expect([digestPeriod('daily', new Date(now)), digestPeriod('weekly', new Date(now))]).toEqual([day, week])
  })

  it.each([
    ['07:59:59', false],
    ['08:00:00', true],
    ['20:59:59', true],
    ['21:00:00', false],
    ['00:00:00', false],
  ])('At %s in Korea it is a time to send: %s', (time, expected) => {
    expect(isSendingTime(new Date(`2026-12-01T${time}+09:00`))).toBe(expected)
  })
})

describe('Push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/QABC',
    'https://wns2-sg2p.notify.windows.com/w/?token=x',
  ])('A browser’s subscription at %s is taken', (endpoint) => {
    expect(isPushEndpoint(endpoint, false)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/',
    'https://name:word@fcm.googleapis.com/x',
    'https://notify.windows.com/x',
    'https://evilnotify.windows.com.example/x',
    'https://127.0.0.1/x',
    'http://127.0.0.1:9000/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'nothing',
    '',
    `https://web.push.apple.com/${'x'.repeat(PUSH_ENDPOINT_MAX)}`,
  ])('The server is not led to %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, false)).toBe(false)
  })

  it('Only the setting of tests allows a service on this machine, and no other machine', () => {
    expect(isPushEndpoint('http://127.0.0.1:9000/x', true)).toBe(true)
    expect(isPushEndpoint('http://10.0.0.1:9000/x', true)).toBe(false)
  })
})
