import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newVisitor, type Visitor } from '../setup/newVisitor'
import { signInStaff } from '../setup/staffMember'

describe('Charts of the dashboard', () => {
  let staff: Visitor
  beforeEach(async () => {
    staff = await newVisitor()
  })
  afterEach(() => staff.close())

  it('Every day of the charts is written out, and members are a dashed line among reviews', async () => {
    const { page } = staff
    await signInStaff(page, '/admin')
    const line = page.locator('path[data-series=members]').first()
    await expect.poll(() => line.evaluate((path) => getComputedStyle(path).strokeDasharray)).toMatch(/^4(px)?, 3(px)?$/)
    const labels = await page.locator('.MuiChartsAxis-tickLabel').allTextContents()
    expect(labels.filter((label) => /^\d+\. \d+\.$/.test(label)).length).toBeGreaterThan(9)
    expect(labels.filter((label) => label.includes('…'))).toEqual([])
  })
})
