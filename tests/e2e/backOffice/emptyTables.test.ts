import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '@/domain/backOffice/permissions'
import { RESOURCE_WORDS } from '@/messages/staff/resources'
import { expectNoAxeFindings } from '../setup/axe'
import { openDemoDatabase } from '../setup/demoDatabase'
import { DESKTOP, newVisitor, type Visitor } from '../setup/newVisitor'
import { signInStaff } from '../setup/signInStaff'
import { type Demo, startDemo } from '../setup/startDemo'

/** What each screen says while there is nothing at all. */
const EMPTY: [Resource, string][] = [
  ['restaurants', '아직 식당이 없습니다. 자료를 올리거나 식당을 추가해 주십시오.'],
  ['visits', '아직'],
  ['agencies', '아직'],
  ['reports', '기다리는 신고가 없습니다.'],
  ['reviews', '아직'],
  ['posts', '아직'],
  ['comments', '아직'],
  ['suggestions', '아직'],
  ['tickets', '아직'],
  ['notices', '아직'],
]

// A site of its own, since nothing is left in it.
describe('Back office without any data', () => {
  let demo: Demo
  let staff: Visitor
  beforeAll(async () => {
    demo = await startDemo('empty')
    const { pool, leave } = await openDemoDatabase(demo.dataDir)
    await pool.query('TRUNCATE restaurants, visits, agencies, reviews, posts, comments, reports, tickets CASCADE')
    await leave()
    staff = await newVisitor(DESKTOP, demo.site)
    await signInStaff(staff.page, '/admin', demo.admin)
  })
  afterAll(async () => {
    await staff.close()
    await demo.stop()
  })

  it.each(EMPTY)('The screen of %s says that it is empty and loads without errors', async (resource, words) => {
    const { page } = staff
    await page.goto(`/admin/${resource}`)
    await page.getByRole('heading', { level: 1, name: RESOURCE_WORDS[resource].name }).waitFor()
    await page.getByText(words).first().waitFor()
    expect(await page.getByText('불러오지 못함').count()).toBe(0)
    await expectNoAxeFindings(page)
  })
})
