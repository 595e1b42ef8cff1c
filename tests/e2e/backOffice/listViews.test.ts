import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoDatabase } from '../setup/demoDatabase'
import { DESKTOP, newVisitor, type Visitor } from '../setup/newVisitor'
import { addStaffMember, removeStaff, signInBrowser, signInStaff, type StaffMember } from '../setup/staffMember'

const listOf = (resource: string, filter: object): string =>
  `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

describe('Views and orders of lists', () => {
  let staff: Visitor
  beforeEach(async () => {
    staff = await newVisitor(DESKTOP)
  })
  afterEach(() => staff.close())

  it('The first click on a column of numbers sorts by the largest, and the column says so', async () => {
    const { page } = staff
    await signInStaff(page, '/admin/restaurants')
    const column = page.getByRole('columnheader', { name: /방문/ })
    await column.getByRole('button').click()
    await page.waitForURL(({ searchParams }) => searchParams.get('order') === 'DESC')
    await expect.poll(() => column.getAttribute('aria-sort')).toBe('descending')
    await column.getByRole('button').click()
    await expect.poll(() => column.getAttribute('aria-sort')).toBe('ascending')
  })

  it('A list offers five pages around the current one', async () => {
    const { page } = staff
    await signInStaff(page, '/admin/visits')
    const pages = page.getByRole('navigation', { name: '방문 기록 목록의 페이지' }).getByRole('button', { name: /쪽$/ })
    const numbers = () => pages.allInnerTexts()
    await expect.poll(numbers).toEqual(['1', '2', '3', '4', '5'])
    await pages.last().click()
    await expect.poll(numbers).toEqual(['3', '4', '5', '6', '7'])
  })

  it('Set conditions go one by one or all together', async () => {
    const { page } = staff
    const conditions = () => new URL(page.url()).searchParams.get('filter') ?? '{}'
    await signInStaff(page, listOf('restaurants', { isActive: true, hasPoint: true }))
    await page.getByRole('button', { name: '좌표 조건 지우기' }).click()
    await expect.poll(conditions).toBe('{"isActive":true}')
    await page.getByRole('button', { name: '조건 지우기', exact: true }).click()
    await expect.poll(conditions).toBe('{}')
  })

  describe('Shared views', () => {
    const pool = demoDatabase()
    let people: StaffMember[]
    let colleague: Visitor
    beforeEach(async () => {
      people = [await addStaffMember(pool, 'admin'), await addStaffMember(pool, 'admin')]
    })
    afterEach(async () => {
      await colleague.close()
      await removeStaff(pool, people)
    })

    const save = async (page: Page, name: string) => {
      await page.getByRole('button', { name: '보기로 저장' }).click()
      const dialog = page.getByRole('dialog', { name: '지금 조건을 보기로 저장' })
      await dialog.getByRole('textbox', { name: '이름' }).fill(name)
      await dialog.getByRole('checkbox', { name: '동료에게도 보이기' }).check()
      await dialog.getByRole('button', { name: '보기 저장' }).click()
      await page.getByRole('tab', { name: new RegExp(name) }).waitFor()
    }

    it('A view that one admin shares is a tab of another, who cannot delete it', async () => {
      const [one, other] = people as [StaffMember, StaffMember]
      const owner = await signInBrowser(one, listOf('visits', { isFlagged: true }))
      await save(owner.page, '표시 있는 방문')
      await owner.page.getByRole('button', { name: "'표시 있는 방문' 보기 지우기" }).waitFor()
      await owner.close()
      colleague = await signInBrowser(other, '/admin/visits')
      await colleague.page.getByRole('tab', { name: /표시 있는 방문/ }).click()
      await colleague.page.waitForURL(({ searchParams }) => searchParams.get('filter') === '{"isFlagged":true}')
      expect(await colleague.page.getByRole('button', { name: /보기 지우기$/ }).count()).toBe(0)
    })
  })
})
