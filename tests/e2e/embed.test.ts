import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { EMBED_BYTES_MAX } from '@/domain/site/embed'
import { newVisitor, PHONE, type Visitor } from './setup/newVisitor'

const FRAMES = ['/embed/restaurants/1', '/embed/list?province=서울특별시&district=중구', '/restaurants/1']

describe('A page of another site', () => {
  let foreign: Server
  let address: string
  let guest: Visitor
  beforeAll(async () => {
    const frames = FRAMES.map((path) => `<iframe title="${path}" src="${inject('site')}${encodeURI(path)}"></iframe>`)
    foreign = createServer((_, res) => {
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      res.end(
        `<!doctype html><html lang="ko"><title>다른 사이트</title><main><h1>우리 동네</h1>${frames.join('')}</main>`,
      )
    })
    await new Promise<void>((listening) => foreign.listen(0, 'localhost', listening))
    address = `http://localhost:${(foreign.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((closed) => foreign.close(closed)))
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
  })
  afterEach(() => guest.close())

  it('It can show a restaurant and a list in frames of few bytes, without scripts and cookies', async () => {
    const { page, context } = guest
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.resourceType()))
    await page.goto(address)
    const card = page.frameLocator('iframe').nth(0)
    await expect.poll(() => card.locator('h1 a').getAttribute('href')).toMatch(/\/restaurants\/1$/)
    expect(await page.frameLocator('iframe').nth(1).locator('li').count()).toBeGreaterThan(0)
    expect(loaded.filter((type) => type !== 'document')).toEqual([])
    expect(await context.cookies()).toEqual([])
    for (const path of FRAMES.slice(0, 2)) {
      const answer = await context.request.get(inject('site') + encodeURI(path))
      const bytes = (await answer.body()).length
      expect([path, bytes < EMBED_BYTES_MAX, bytes > 500]).toEqual([path, true, true])
    }
  })

  it('It cannot frame any other page', async () => {
    const { page, context } = guest
    await page.goto(address)
    expect(await page.frameLocator('iframe').nth(2).locator('main').count()).toBe(0)
    const { 'x-frame-options': options, 'content-security-policy': policy } = (
      await context.request.get(`${inject('site')}/restaurants/1`)
    ).headers()
    expect([options, policy?.includes("frame-ancestors 'none'")]).toEqual(['DENY', true])
  })
})
