import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { SignInButton } from '@/app/(site)/_components/auth/SignInButton'
import { changeEnv } from '@/infra/env'

const OFF = { OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_LOCAL: '' }

const shown = (settings: Partial<typeof OFF>) => {
  changeEnv({ ...OFF, ...settings })
  return renderToStaticMarkup(<SignInButton next="/map?q=a&b" />)
}
afterEach(() => changeEnv(OFF))

it('a server without an identity provider says so, and offers no button', () => {
  const markup = shown({})
  expect(markup).toContain('지금은 로그인할 수 없습니다')
  expect(markup).not.toContain('<form')
})

it('with one, a plain form posts where to go on', () => {
  const markup = shown({ OIDC_CLIENT_ID: 'client' })
  expect(markup).toMatch(/^<form (?=[^>]*action="\/api\/v1\/auth\/start")(?=[^>]*method="post")/)
  expect(markup).toContain('<input type="hidden" name="next" value="/map?q=a&amp;b"/>')
  expect(markup).not.toContain('체험용')
})

it('a stand-in is called one', () => {
  expect(shown({ OIDC_CLIENT_ID: 'client', OIDC_LOCAL: 'true', OIDC_ISSUER: 'http://localhost:4000' })).toContain(
    '체험용 로그인입니다.',
  )
})
