import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { OCCASION_FACET_LABELS } from '@/messages/labels'
import { LIST_CONTROLS, LIST_SEARCH } from '@/messages/site/lists'
import { PLAN } from '@/messages/site/plan'
import { expectNoAxeFindings } from './setup/axe'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { DESKTOP, newVisitor, PHONE, type Visitor } from './setup/newVisitor'

const DISTRICT = `/regions?${new URLSearchParams({ province: '서울특별시', district: '중구' }).toString()}`
const DINNER = OCCASION_FACET_LABELS.encouragement

describe.each([
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
])('A place for a team dinner, %s', (_, viewport) => {
  let guest: Visitor
  beforeEach(async () => {
    guest = await newVisitor(viewport)
  })
  afterEach(() => guest.close())

  it('A visitor chooses the occasion of a list, gets as many places as the choice said, and removes it', async () => {
    const { page } = guest
    await page.goto(DISTRICT)
    if (viewport === PHONE) await page.getByRole('button', { name: LIST_CONTROLS.open }).click()
    const choice = page.getByRole('combobox', { name: LIST_SEARCH.occasion, exact: true })
    const option = choice.locator('option', { hasText: DINNER })
    const count = Number((await option.innerText()).replace(/\D/g, ''))
    expect(count).toBeGreaterThan(0)
    await choice.selectOption('encouragement')
    await page.waitForURL(/occasion=encouragement/)
    if (viewport === PHONE) await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 1, name: new RegExp(`${count}곳`) }).waitFor()
    await page.getByText(LIST_SEARCH.usedFor(DINNER)).waitFor()
    expect(await page.title()).toContain(`서울 중구 ${DINNER} 식당`)
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: `${DINNER} 조건 빼기` }).click()
    await page.waitForURL((url) => !url.searchParams.has('occasion'))
  })

  it('A visitor plans a team dinner and reads how often a place had one', async () => {
    const { page } = guest
    await page.goto('/plan?region=11140')
    await page.getByRole('combobox', { name: PLAN.occasion }).selectOption('encouragement')
    await expectNoHorizontalScroll(page)
    await page.getByRole('main').getByRole('button', { name: PLAN.find, exact: true }).click()
    await page.waitForURL(/occasion=encouragement/)
    await page
      .getByText(/^회식으로 \d+번$/)
      .first()
      .waitFor()
    await page.getByText(PLAN.forOccasion(DINNER), { exact: false }).waitFor()
    expect(await page.getByRole('combobox', { name: PLAN.occasion }).inputValue()).toBe('encouragement')
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)
    await page.locator('.planned-row h3 a').first().click()
    await page.getByText(/^주로 .+\([\d,]+번\)/).waitFor()
    await expectNoHorizontalScroll(page)
  })

  it('An institution’s page says what it eats out for, of how many visits', async () => {
    const { page } = guest
    await page.goto('/agencies/1')
    await page.getByText(/^쓴 일이 적힌 방문 [\d,]+번: .*간담회·회의/).waitFor()
    await expectNoHorizontalScroll(page)
  })
})

it('The occasion of a list and of a plan can be chosen without JavaScript', async () => {
  const own = (await newVisitor()).context
  const context = await own.browser()?.newContext({ javaScriptEnabled: false, baseURL: inject('site') })
  const page = await context?.newPage()
  if (!page) throw new Error('no page')
  await page.goto(DISTRICT)
  await page.getByRole('combobox', { name: LIST_SEARCH.occasion, exact: true }).selectOption('meeting')
  await page.getByRole('form', { name: LIST_CONTROLS.title }).getByRole('button').first().click()
  await page.waitForURL(/occasion=meeting/)
  await page.getByText(LIST_SEARCH.usedFor(OCCASION_FACET_LABELS.meeting)).waitFor()
  await page.goto('/plan?region=11140')
  await page.getByRole('combobox', { name: PLAN.occasion }).selectOption('meeting')
  await page.getByRole('main').getByRole('button', { name: PLAN.find, exact: true }).click()
  await page.waitForURL(/occasion=meeting/)
  await page
    .getByText(/^간담회로 \d+번$/)
    .first()
    .waitFor()
  await context?.close()
  await own.close()
})
