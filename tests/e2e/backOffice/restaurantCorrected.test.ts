import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoDatabase } from '../setup/demoDatabase'
import { newVisitor, type Visitor } from '../setup/newVisitor'
import { addRestaurant, openForm, type OwnRestaurant, removeRestaurant, save } from '../setup/ownRestaurant'
import { addStaffMember, removeStaff, signInBrowser, type StaffMember } from '../setup/staffMember'

describe('Correcting a restaurant in the back office', () => {
  const pool = demoDatabase()
  let staff: StaffMember
  let restaurant: OwnRestaurant
  let admin: Visitor
  let visitor: Visitor
  beforeEach(async () => {
    staff = await addStaffMember(pool, 'admin')
    restaurant = await addRestaurant(pool)
    admin = await signInBrowser(staff)
    visitor = await newVisitor()
  })
  afterEach(async () => {
    await Promise.all([admin.close(), visitor.close()])
    await removeRestaurant(pool, restaurant)
    await removeStaff(pool, [staff])
  })

  /** What anybody reads on its page. */
  const readPublic = async () => {
    await visitor.page.goto(`/restaurants/${restaurant.id}`)
    const [name, phone] = await Promise.all([
      visitor.page.getByRole('heading', { level: 1 }).innerText(),
      visitor.page.getByRole('link', { name: /^전화/ }).first().innerText(),
    ])
    return { name: name.trim(), phone: phone.replace('전화', '').trim() }
  }

  it('An admin corrects a restaurant, sees the change in its history and restores it', async () => {
    const { page } = admin
    const before = { name: restaurant.name, phone: restaurant.phone }
    const after = { name: `${restaurant.name} 본가`, phone: '02-555-0199' }
    expect(await readPublic()).toEqual(before)

    await openForm(page, restaurant)
    await page.getByLabel('상호').fill(after.name)
    await page.getByLabel('전화').fill(after.phone)
    expect(await save(page, restaurant)).toBe(200)
    expect(await readPublic()).toEqual(after)

    await page.goto(`/admin/restaurants#${restaurant.id}/history`)
    const change = page.getByRole('listitem').filter({ hasText: after.name }).first()
    await change.waitFor()
    const { rows: years } = await pool.query<{ year: string }>(
      `SELECT to_char(max(occurred_at) AT TIME ZONE 'Asia/Seoul', 'YYYY') AS year FROM audit_log
       WHERE subject_type = 'restaurant' AND subject_id = $1`,
      [restaurant.id],
    )
    expect(await change.innerText()).toMatch(new RegExp(`${staff.nickname}[\\s\\S]*관리자[\\s\\S]*${years[0]?.year}`))
    for (const [label, was, is] of [
      ['상호', before.name, after.name],
      ['전화', before.phone, after.phone],
    ] as const) {
      const value = change.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]')
      expect([await value.locator('del').innerText(), await value.locator('ins').innerText()]).toEqual([was, is])
    }

    await change.getByRole('button', { name: '되돌리기' }).click()
    await page.getByRole('textbox', { name: '되돌리는 이유' }).fill('간판을 다시 봤어요.')
    await page.getByRole('form', { name: '되돌리기' }).getByRole('button', { name: '되돌리기' }).click()
    await page.getByText('되돌렸어요.').first().waitFor()
    expect(await readPublic()).toEqual(before)
    await page.getByRole('listitem').filter({ hasText: '“간판을 다시 봤어요.”' }).waitFor()
    const { rows } = await pool.query<object>(
      `SELECT event, actor_id AS actor, before->>'phone' AS was, after->>'phone' AS is, reason FROM audit_log
       WHERE subject_type = 'restaurant' AND subject_id = $1 ORDER BY id`,
      [restaurant.id],
    )
    expect(rows).toEqual([
      { event: 'record_updated', actor: staff.id, was: before.phone, is: after.phone, reason: null },
      {
        event: 'record_updated',
        actor: staff.id,
        was: after.phone,
        is: before.phone,
        reason: '간판을 다시 봤어요.',
      },
    ])
  })
})
