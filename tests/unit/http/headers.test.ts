import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { setSecurityHeaders } from '@/http/securityHeaders'
import { changeEnv } from '@/infra/env'

it.each([
  ['https://bapsang.example', 'max-age=31536000'],
  ['http://bapsang.example', undefined],
  ['', undefined],
])('A response has Strict-Transport-Security only when the site URL is https: %s', (SITE_URL, expected) => {
  changeEnv({ SITE_URL })
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  setSecurityHeaders(res)
  expect(res.getHeader('Strict-Transport-Security')).toBe(expected)
  changeEnv({ SITE_URL: '' })
})
