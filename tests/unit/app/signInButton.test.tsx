import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { SignInButton } from '@/app/(site)/_components/auth/SignInButton'
import { changeEnv } from '@/infra/env'

const OFF = { OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_LOCAL: '' }

const shown = (settings: Partial<typeof OFF>) => {
  changeEnv({ ...OFF, ...settings })
  return renderToStaticMarkup(<SignInButton returnTo="/map?q=a&b" />)
}
afterEach(() => changeEnv(OFF))

it('A server without an identity provider shows a notice and no sign-in button', () => {
  const markup = shown({})
  expect(markup).toContain('지금은 로그인할 수 없어요')
  expect(markup).not.toContain('<form')
})

it('A server with an identity provider shows a plain form that posts the page to return to', () => {
  const markup = shown({ OIDC_CLIENT_ID: 'client' })
  expect(markup).toMatch(/^<form (?=[^>]*action="\/api\/v1\/auth\/start")(?=[^>]*method="post")/)
  expect(markup).toContain('<input type="hidden" name="next" value="/map?q=a&amp;b"/>')
  expect(markup).not.toContain('체험용')
})

it('A server with a fake identity provider says that the sign-in is a trial', () => {
  expect(shown({ OIDC_CLIENT_ID: 'client', OIDC_LOCAL: 'true', OIDC_ISSUER: 'http://localhost:4000' })).toContain(
    '체험용 로그인이에요.',
  )
})
