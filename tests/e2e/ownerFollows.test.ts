import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectNoAxeFindings } from './setup/axe'
import { demoDatabase } from './setup/demoDatabase'
import { expectNoHorizontalScroll } from './setup/expectNoHorizontalScroll'
import { newVisitor, PHONE, type Visitor } from './setup/newVisitor'
import { addRestaurant, type OwnRestaurant, removeRestaurant } from './setup/ownRestaurant'
import { addStaffMember, removeStaff, signInBrowser, type StaffMember } from './setup/staffMember'

describe('Requests by the owner of a restaurant, on a phone', () => {
  const pool = demoDatabase()
  let staff: StaffMember
  let restaurant: OwnRestaurant
  let owner: Visitor
  beforeEach(async () => {
    staff = await addStaffMember(pool, 'admin')
    restaurant = await addRestaurant(pool)
    owner = await newVisitor(PHONE)
  })
  afterEach(async () => {
    await owner.close()
    await removeRestaurant(pool, restaurant)
    await removeStaff(pool, [staff])
  })

  /** Sends a request from the restaurant's page; resolves to the address on which it can be followed. */
  async function send(kind: RegExp, subject: string): Promise<string> {
    const { page } = owner
    await page.goto(`/contact?restaurant=${restaurant.id}`)
    await page.getByRole('radio', { name: kind }).check()
    await page.getByLabel('제목', { exact: true }).fill(subject)
    await page.getByLabel('내용', { exact: true }).fill('우리 식당의 기록에 잘못이 있어요. 확인해 주세요.')
    await page.getByRole('button', { name: '보내기' }).click()
    await page.getByRole('heading', { level: 1, name: '문의를 받았어요' }).waitFor()
    await page.getByRole('button', { name: '주소 복사' }).click()
    await page.getByText('복사됨').waitFor()
    await expectNoHorizontalScroll(page)
    return new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname
  }
  const openTicket = async (subject: string): Promise<Visitor> => {
    const admin = await signInBrowser(staff, '/admin/tickets')
    await admin.page.getByText(subject).first().click()
    return admin
  }

  it('An owner follows a correction by a private link until its answer', async () => {
    const subject = `전화번호 정정 ${restaurant.name}`
    const path = await send(/잘못된 정보 정정/, subject)
    const { page } = owner
    const [answer] = await Promise.all([page.waitForResponse((one) => one.url().endsWith(path)), page.goto(path)])
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store'])
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await page.getByText('운영자가 확인하고 있어요').waitFor()
    expect(await page.locator('main').innerText()).not.toContain(subject)
    await expectNoHorizontalScroll(page)
    await expectNoAxeFindings(page)

    const admin = await openTicket(subject)
    await admin.page.getByLabel('답변').first().fill('전화번호를 고쳤어요.')
    await admin.page.getByRole('button', { name: '답변 저장' }).click()
    await admin.page.getByText('답변을 저장했어요.').waitFor()
    await admin.close()

    await page.reload()
    await page.getByText('전화번호를 고쳤어요.').waitFor()
    expect((await owner.context.request.get(`/contact/${'x'.repeat(43)}`)).status()).toBe(404)
  })

  it('An owner has the restaurant hidden for ten days, as its page and the private link say', async () => {
    const subject = `게시중단 ${restaurant.name}`
    const path = await send(/게시중단 요청/, subject)
    const admin = await openTicket(subject)
    await admin.page.getByRole('button', { name: '식당 임시조치' }).click()
    await admin.page.getByLabel('며칠').fill('10')
    await admin.page.getByRole('button', { name: '명예훼손을 이유로 한 게시중단 요청' }).click()
    await admin.page.getByRole('button', { name: '식당 가리기' }).click()
    await admin.page.getByText(/까지 가렸어요/).waitFor()
    // The restaurant itself leads staff back to the request.
    await admin.page.goto(`/admin/restaurants/${restaurant.id}`)
    await admin.page.getByText(/까지 공개 화면에서 가려져 있고/).waitFor()
    await admin.page.getByRole('link', { name: '게시중단 요청' }).click()
    await admin.page.getByRole('heading', { name: subject }).waitFor()
    await admin.close()

    const { page } = owner
    await page.goto(path)
    await page.getByText(/까지 이 식당의 화면을 가렸어요/).waitFor()
    const hidden = await page.goto(`/restaurants/${restaurant.id}`)
    expect(hidden?.status()).toBe(404)
    await page.getByText(/임시조치로 \d{4}년 \d+월 \d+일까지 가려져 있어요/).waitFor()
    await expectNoAxeFindings(page)
  })
})
