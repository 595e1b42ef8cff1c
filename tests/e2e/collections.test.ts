import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { COLLECTIONS } from '@/messages/site/collections'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, PHONE, touchControl, type Visitor } from './setup/newVisitor'

describe('Collections for visitors', () => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(PHONE)
  })
  afterEach(() => guest.close())

  it('A visitor gets from the home page through a collection to one of its places', async () => {
    const { page } = guest
    await page.goto('/')
    await page.getByRole('link', { name: COLLECTIONS.all }).click()
    await page.getByRole('heading', { level: 1, name: COLLECTIONS.title }).waitFor()
    await expectNoAxeFindings(page)
    await page.getByRole('main').locator('a[href="/collections/lunch-near-city-hall"]').first().click()
    await page.getByRole('list', { name: COLLECTIONS.label }).waitFor()
    expect(await page.getByText('조용히 이야기하기 좋은 자리예요.').isVisible()).toBe(true)
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    const row = page.getByRole('list', { name: COLLECTIONS.label }).getByRole('listitem').first()
    await row.getByRole('button', { name: / 저장$/ }).waitFor()
    await touchControl(page)
    await row.getByRole('button', { name: /전화와 지도$/ }).waitFor()
    await page.getByRole('list', { name: COLLECTIONS.label }).getByRole('link').first().click()
    await page.waitForURL(/\/restaurants\/\d+$/)
  })

  it('An unknown collection has a 404 page of its own', async () => {
    const { page } = guest
    for (const slug of ['none', 'Bad--Slug', '%EC%A0%90%EC%8B%AC']) {
      expect((await page.goto(`/collections/${slug}`))?.status(), slug).toBe(404)
      await page.getByRole('heading', { level: 1, name: COLLECTIONS.missing }).waitFor()
    }
  })

  it('A collection is in the sitemap and has a picture', async () => {
    const site = inject('site')
    const sitemap = await (await fetch(`${site}/sitemaps/collections.xml`)).text()
    expect(sitemap).toContain('/collections/lunch-near-city-hall</loc>')
    const html = await (await fetch(`${site}/collections/lunch-near-city-hall`)).text()
    const picture = /\/cards\/collections\/\d+\.png/.exec(html)?.[0] ?? ''
    expect((await fetch(site + picture)).headers.get('Content-Type')).toBe('image/png')
  })
})
