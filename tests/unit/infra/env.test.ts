import { describe, expect, it } from 'vitest'
import { identitySettings } from '@/infra/oidc/settings'
import { EnvError, parseEnv, requireProductionServer } from '@/infra/env'

const sentencesOf = (
  source: Record<string, string>,
  check = parseEnv as (source: Record<string, string>) => unknown,
): string[] => {
  try {
    check(source)
  } catch (error) {
    if (error instanceof EnvError) return error.messages
    throw error
  }
  return []
}
const production = (source: Record<string, string>, host = '127.0.0.1') =>
  sentencesOf(source, (given) => requireProductionServer(parseEnv(given), host))
const strong = '4f1a0c9be27d5863aa90e1f7c3b2d456'
const complete = { DATABASE_URL: 'postgres://u@h/d', PAYLOAD_SECRET: strong, CONTACT_EMAIL: 'people@bapsang.example' }

describe('Environment variables', () => {
  it('An empty environment is valid: every setting is optional or has a default', () => {
    expect(parseEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({
      PORT: 3000,
      DATA_DIR: '.data',
      DATABASE_URL: undefined,
    })
  })

  it('Each invalid variable gets one message that names it', () => {
    const sentences = sentencesOf({ PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', SITE_URL: 'bapsang' })
    expect(sentences.map((sentence) => sentence.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'SITE_URL',
      'LOG_LEVEL',
    ])
  })

  it('Kakao Local needs an HTTP URL, a key that fits into a header and a positive daily limit', () => {
    expect(parseEnv({ KAKAO_LOCAL_URL: '', KAKAO_LOCAL_DAILY_MAX: '' })).toMatchObject({
      KAKAO_LOCAL_URL: 'https://dapi.kakao.com',
      KAKAO_LOCAL_DAILY_MAX: 30_000,
    })
    const sentences = sentencesOf({
      KAKAO_REST_API_KEY: 'wrong key',
      KAKAO_LOCAL_URL: 'file:///etc/passwd',
      KAKAO_LOCAL_DAILY_MAX: '0',
    })
    expect(sentences.map((sentence) => sentence.split(':')[0])).toEqual([
      'KAKAO_REST_API_KEY',
      'KAKAO_LOCAL_URL',
      'KAKAO_LOCAL_DAILY_MAX',
    ])
    expect(sentences.join()).not.toContain('wrong key')
  })
})

describe('Identity provider settings', () => {
  it('The identity provider is Kakao by default, and off without a client id', () => {
    expect(parseEnv({ OIDC_ISSUER: '', OIDC_LOCAL: '' })).toMatchObject({
      OIDC_ISSUER: 'https://kauth.kakao.com',
      OIDC_SCOPE: 'openid',
      OIDC_LOCAL: false,
    })
    expect(identitySettings(parseEnv({ OIDC_CLIENT_ID: '' }))).toBeNull()
    expect(identitySettings(parseEnv({ OIDC_CLIENT_ID: 'abc', OIDC_CLIENT_SECRET: 's' }))).toEqual({
      issuer: 'https://kauth.kakao.com',
      clientId: 'abc',
      clientSecret: 's',
      scope: 'openid',
      local: false,
    })
  })

  it.each([
    ['http on this machine without OIDC_LOCAL', { OIDC_ISSUER: 'http://localhost:4000' }],
    ['http elsewhere', { OIDC_ISSUER: 'http://kauth.people.example' }],
    ['http elsewhere with OIDC_LOCAL', { OIDC_ISSUER: 'http://kauth.people.example', OIDC_LOCAL: 'true' }],
    [
      'on a host that only begins like this machine',
      { OIDC_ISSUER: 'http://localhost.people.example', OIDC_LOCAL: 'true' },
    ],
    ['no URL', { OIDC_ISSUER: 'kakao' }],
  ])('The issuer is rejected with a message when it is %s', (_, source) => {
    for (const NODE_ENV of ['production', 'development']) {
      const sentences = sentencesOf({ ...source, NODE_ENV })
      expect(sentences).toEqual([expect.stringMatching(/^OIDC_ISSUER: .*[가-힣]/)])
    }
  })

  it('A fake issuer on this machine is accepted when OIDC_LOCAL is set', () => {
    expect(
      parseEnv({ NODE_ENV: 'production', OIDC_ISSUER: 'http://localhost:4000', OIDC_LOCAL: 'true' }).OIDC_LOCAL,
    ).toBe(true)
  })

  it('The scope must contain openid, the client id has no spaces and OIDC_LOCAL must be valid', () => {
    expect(
      sentencesOf({ OIDC_SCOPE: 'account_email', OIDC_CLIENT_ID: 'a b', OIDC_LOCAL: 'yes' }).map(
        (sentence) => sentence.split(':')[0],
      ),
    ).toEqual(['OIDC_CLIENT_ID', 'OIDC_SCOPE', 'OIDC_LOCAL'])
    expect(parseEnv({ OIDC_SCOPE: 'openid account_email' }).OIDC_SCOPE).toBe('openid account_email')
  })

  it('Kakao needs an admin key that fits into a header, a numeric app id and an HTTP URL', () => {
    expect(parseEnv({ KAKAO_ADMIN_KEY: '', KAKAO_APP_ID: '', KAKAO_API_URL: '' })).toMatchObject({
      KAKAO_ADMIN_KEY: undefined,
      KAKAO_APP_ID: undefined,
      KAKAO_API_URL: 'https://kapi.kakao.com',
    })
    const sentences = sentencesOf({
      KAKAO_ADMIN_KEY: 'wrong key',
      KAKAO_APP_ID: 'my-app',
      KAKAO_API_URL: 'ftp://kakao.example',
    })
    expect(sentences.map((sentence) => sentence.split(':')[0])).toEqual([
      'KAKAO_ADMIN_KEY',
      'KAKAO_APP_ID',
      'KAKAO_API_URL',
    ])
    expect(sentences.join()).not.toContain('wrong key')
  })
})

describe('Production settings', () => {
  it('The production server starts with a database, a strong secret and a contact address', () => {
    expect(production(complete)).toEqual([])
  })

  it.each(['', 'secret', 'changeme', 'short-but-odd-9431', 'a'.repeat(64), 'abcdefghijklmnopqrstuvwxyz0123456789'])(
    'The production server rejects the weak secret "%s"',
    (secret) => {
      expect(production({ ...complete, PAYLOAD_SECRET: secret })).toEqual([expect.stringMatching(/^PAYLOAD_SECRET/)])
    },
  )

  it('The production server does not start without a database URL', () => {
    expect(production({ ...complete, DATABASE_URL: '' })).toEqual([expect.stringMatching(/^DATABASE_URL/)])
  })

  it.each(['', 'contact@bapsang.example'])('Production needs its own contact address, not "%s"', (CONTACT_EMAIL) => {
    expect(production({ ...complete, CONTACT_EMAIL })).toEqual([expect.stringMatching(/^CONTACT_EMAIL: .*[가-힣]/)])
  })

  it.each(['0.0.0.0', '::', '192.168.0.7', 'bapsang.example', '127.evil.example'])(
    'The production server needs an https site URL when other machines can reach its host %s',
    (host) => {
      for (const SITE_URL of ['', 'http://bapsang.example'])
        expect(production({ ...complete, SITE_URL }, host)).toEqual([
          expect.stringMatching(/^SITE_URL: .*https.*TRUST_PROXY/),
        ])
      expect(production({ ...complete, SITE_URL: 'https://bapsang.example' }, host)).toEqual([])
    },
  )

  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])(
    'The production server may run over http when only this machine can reach its host %s',
    (host) => {
      expect(production(complete, host)).toEqual([])
    },
  )
})

it('The demo and development have a default contact address', () => {
  expect(parseEnv({ CONTACT_EMAIL: '' }).CONTACT_EMAIL).toBe('contact@bapsang.example')
})

it('A site URL that is not a web address is rejected', () => {
  expect(sentencesOf({ SITE_URL: 'javascript:alert(1)' })).toEqual([expect.stringMatching(/^SITE_URL/)])
})
