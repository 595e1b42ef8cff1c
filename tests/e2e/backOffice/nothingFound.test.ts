import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '@/domain/access/table'
import { RESOURCE_LABELS } from '@/resources/labels'
import { expectNoAxeFindings } from '../setup/axe'
import { newVisitor, type Visitor } from '../setup/newVisitor'
import { openScreen } from '../setup/staffScreens'
import { signInStaff } from '../setup/staffMember'

const FAR = { since: '1999-01-01', until: '1999-01-02' }

/** A condition of each list that nothing meets. */
const CONDITIONS: Partial<Record<Resource, object>> = {
  restaurants: { q: '없는식당이름' },
  visits: FAR,
  agencies: { q: '없는기관이름' },
  reviews: { q: '없는말' },
  posts: { q: '없는말' },
  comments: { q: '없는말' },
  suggestions: { q: '없는말' },
  tickets: { q: '없는말' },
  users: { q: '없는사람' },
  audit: FAR,
  notices: { q: '없는말' },
}

describe('Lists without a match in the back office', () => {
  let staff: Visitor
  beforeAll(async () => {
    staff = await newVisitor()
    await signInStaff(staff.page, '/admin')
  })
  afterAll(() => staff.close())

  it.each(Object.entries(CONDITIONS) as [Resource, object][])(
    'The list of %s says that nothing matches, and one button clears the filter',
    async (resource, condition) => {
      const { page } = staff
      const path = `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(condition))}`
      await openScreen(page, { path, heading: RESOURCE_LABELS[resource].name })
      await page.getByText('이 조건에 맞는 것이 없어요.').waitFor()
      await expectNoAxeFindings(page)
      await page.getByRole('button', { name: '조건 지우기' }).last().click()
      await page.getByText('이 조건에 맞는 것이 없어요.').waitFor({ state: 'detached' })
      expect(await page.getByText('불러오지 못함').count()).toBe(0)
    },
  )
})
