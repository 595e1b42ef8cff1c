import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { PHONE, newVisitor, touchControl, type Visitor } from './setup/newVisitor'
import { startNetwork, type Network } from './setup/startNetwork'

describe('Offline use', () => {
  let guest: Visitor
  let network: Network
  beforeEach(async () => {
    network = await startNetwork(inject('site'))
    guest = await newVisitor(PHONE, network.site, { serviceWorkers: 'allow', hasWebFonts: true })
  })
  afterEach(async () => {
    await guest.close()
    await network.cut()
  })

  const keptPaths = () =>
    guest.page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
      const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return caught.flat().map(({ url }) => new URL(url).pathname)
    })
  const keptAll = () =>
    guest.page.evaluate(async () => {
      const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return caught.flat().map(({ url }) => new URL(url).pathname)
    })

  it('A visitor can reread seen pages offline and continue once there is a network', async () => {
    const { page } = guest
    await page.goto('/regions?province=서울특별시&district=중구')
    // The service worker comes with the scripts.
    await touchControl(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('table').or(page.getByRole('list')).first().waitFor()
    // The router shows the restaurant without loading its document.
    await page.locator('main a[href^="/restaurants/"]').first().click()
    await page.waitForURL(/\/restaurants\/\d+$/)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const path = new URL(page.url()).pathname
    await expect.poll(keptPaths, { timeout: 10_000 }).toContain(path)
    await page.goto('/about')
    await page.goto('/login')

    await network.cut()
    await page.goto(path)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name)
    await page.goto('/faq')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('지금은 연결되어 있지 않아요')
    await page.getByRole('link', { name: new RegExp(name.split('\n')[0] ?? '') }).click()
    await page.waitForURL(new RegExp(`${path}$`))
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name)

    await network.restore()
    await page.goto('/faq')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('연결되어 있지')
    const kept = await keptAll()
    for (const personal of [/^\/api\//, /^\/login/, /^\/profile/, /^\/admin/, /^\/cms/])
      expect(kept.filter((one) => personal.test(one))).toEqual([])
  })

  it('The offline page has the letters of its own text, also if no page has been seen before', async () => {
    const { page } = guest
    await page.goto('/login')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const cached = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('fallback-'))
        const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/offline')))
        return found.some(Boolean)
      })
    await expect.poll(cached, { timeout: 15_000 }).toBe(true)
    await network.cut()
    await page.goto('/faq')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('지금은 연결되어 있지 않아요')
    const states = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        // The system's own fonts, which need not be there, stand behind those of the site.
        const own = [...document.fonts].filter(({ family }) => !family.includes(' on '))
        return own.map(({ status }) => status)
      })
    await expect.poll(states, { timeout: 15_000 }).toContain('loaded')
    expect(await states()).not.toContain('error')
    await network.restore()
  })

  it('A new build’s service worker deletes the pages of earlier builds', async () => {
    const { page } = guest
    await page.goto('/restaurants')
    await touchControl(page)
    const ofLaterBuild = await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      await (await caches.open('pages-of-an-earlier-build')).put('/restaurants', new Response('earlier'))
      await navigator.serviceWorker.register('/sw.js?v=a-later-build')
      return ['fallback-a-later-build', 'files-a-later-build', 'pages-a-later-build']
    })
    const others = async () => (await page.evaluate(() => caches.keys())).filter((name) => !ofLaterBuild.includes(name))
    await expect.poll(others, { timeout: 15_000 }).toEqual([])
  })
})
