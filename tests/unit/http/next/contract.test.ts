import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Writable } from 'node:stream'
import type { createElement } from 'react'
import type { renderToPipeableStream } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ROUTER_PARAMETER } from '@/domain/staff/cmsRedirect'
import {
  takeScriptFiles,
  setScriptNonce,
  hasReadableState,
  isDisabledRoute,
  ROUTER_HEADERS,
} from '@/http/next/privateOutput'

/**
 * Nothing documents what `src/http/next` relies on, so any version of Next may change it. When a case fails after an
 * update: adapt the file that the case names, run `npm run test:full` (above all the browser tests `firstTouch`,
 * `earlyInput`, `pageSizes`, `contentSecurityPolicy` and `gates`), and then set the version below.
 */
const CHECKED_AGAINST = '16.4.5'

const require = createRequire(import.meta.url)
const sourceOf = (file: string): string => readFileSync(require.resolve(`next/dist/${file}`), 'utf8')
const ofNext = <T>(file: string): T => require(`next/dist/${file}`) as T

/** A document as Next's own copy of React writes it. */
async function documentOf(files: { early: string; first: string }): Promise<string> {
  const react = ofNext<{ createElement: typeof createElement }>('compiled/react')
  const server = ofNext<{ renderToPipeableStream: typeof renderToPipeableStream }>('compiled/react-dom/server.node')
  const early = react.createElement('script', { src: files.early, async: true })
  const page = react.createElement('html', null, react.createElement('head'), react.createElement('body', null, early))
  let html = ''
  await new Promise<void>((resolve, reject) => {
    const into = new Writable({
      write(chunk: Buffer, _, done) {
        html += chunk.toString()
        done()
      },
      final: () => resolve(),
    })
    const { pipe } = server.renderToPipeableStream(page, {
      bootstrapScriptContent: 'self.first=1',
      bootstrapScripts: [files.first],
      onAllReady: () => pipe(into),
      onError: reject,
    })
  })
  return html
}

describe(`What src/http/next relies on in Next ${CHECKED_AGAINST}`, () => {
  it('The installed Next is the version that the comment above was followed for', () => {
    expect(ofNext<{ version: string }>('../package.json').version).toBe(CHECKED_AGAINST)
  })

  it('pageHtml.ts finds every script file that Next’s React writes, and its hints', async () => {
    const [early, first] = ['/_next/static/chunks/early.js', '/_next/static/chunks/first.js']
    const html = await documentOf({ early, first })
    expect(html).toMatch(/<link rel="preload" as="script"/)
    const { files, rest } = takeScriptFiles(html)
    expect(files.sort()).toEqual([early, first])
    expect(rest).not.toContain('.js')
    expect(rest).toContain('self.first=1')
  })

  it('routerRequests.ts names the headers, the parameter and the file endings of Next’s router', () => {
    const names = ofNext<Record<string, string>>('client/components/app-router-headers')
    expect(ROUTER_HEADERS).toEqual([
      names.RSC_HEADER,
      names.NEXT_ROUTER_STATE_TREE_HEADER,
      names.NEXT_ROUTER_PREFETCH_HEADER,
      names.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
      names.NEXT_URL,
    ])
    expect(ROUTER_PARAMETER).toBe(names.NEXT_RSC_UNION_QUERY)
    const endings = ofNext<Record<string, string>>('lib/constants')
    const segment = `/cms${endings.RSC_SEGMENTS_DIR_SUFFIX}/_tree${endings.RSC_SEGMENT_SUFFIX}`
    expect([segment, `/cms${endings.RSC_SUFFIX}`, '/cms'].map(isDisabledRoute)).toEqual([true, true, false])
  })

  it('routerRequests.ts tells a router state that Next reads from one that it fails on', () => {
    const read = (state: unknown) =>
      hasReadableState({ 'next-router-state-tree': encodeURIComponent(JSON.stringify(state)) })
    expect(
      [
        ['', {}],
        ['', { children: ['restaurants', { children: ['__PAGE__', {}] }] }, null, null],
      ].map(read),
    ).toEqual([true, true])
    expect([null, 1, {}, [], [''], ['', null], ['', { children: 1 }]].map(read)).toEqual(Array(7).fill(false))
    expect([hasReadableState({}), hasReadableState({ 'next-router-state-tree': '%' })]).toEqual([true, false])
  })

  it('serverInput.ts passes the nonce where Next reads it, and the variable that Next reads its config from', () => {
    const { getScriptNonceFromHeaders } = ofNext<{
      getScriptNonceFromHeaders: (headers: object) => string | undefined
    }>('server/app-render/get-script-nonce-from-header')
    const headers = { 'content-security-policy-report-only': `script-src 'nonce-forged'` }
    setScriptNonce(headers, 'bm9uY2U=')
    expect(getScriptNonceFromHeaders(headers)).toBe('bm9uY2U=')
    setScriptNonce(headers, null)
    expect(getScriptNonceFromHeaders(headers)).toBeUndefined()
    expect(sourceOf('server/config')).toContain('JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)')
  })

  it('next.config.ts replaces the polyfills under the name by which Next loads them', () => {
    const alias = /resolveAlias: \{ '([^']+)'/.exec(readFileSync('next.config.ts', 'utf8'))?.[1]
    expect(sourceOf('client/app-globals')).toContain(`require("${alias}")`)
  })
})
