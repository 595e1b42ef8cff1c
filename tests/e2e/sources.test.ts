import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakePosts } from '../../scripts/fakeBoards/posts'
import { type FakeBoard, startFakeBoard } from '../../scripts/fakeBoards/startFakeBoard'
import { demoDatabase } from './setup/demoDatabase'
import { expectNoAxeFindings } from './setup/axe'
import { DESKTOP, newVisitor, type Visitor } from './setup/newVisitor'
import { signInStaff } from './setup/staffMember'
import { openScreen } from './setup/staffScreens'

const NAME = '열째 모양의 게시판'

describe('Sources in the back office', () => {
  let staff: Visitor
  let board: FakeBoard
  beforeAll(async () => {
    board = await startFakeBoard('generic', { posts: fakePosts({ count: 12 }) })
    staff = await newVisitor(DESKTOP)
    await signInStaff(staff.page, '/admin')
  })
  afterAll(async () => {
    await staff.close()
    await board.close()
    await demoDatabase().query('DELETE FROM sources WHERE name = $1', [NAME])
  })

  it('A board of an unknown shape is added by the screen alone, after a try that shows its posts', async () => {
    const { page } = staff
    await openScreen(page, { path: '/admin/sources/create', heading: '새 수집처' })
    await page.getByLabel('이름').fill(NAME)
    await page.getByLabel('목록 주소').fill(board.address)
    const read = page.getByRole('button', { name: '한 페이지 읽어 보기' })
    await page.getByLabel('목록의 줄(CSS 선택자)').fill('ul.board > li')
    await page.getByLabel('줄의 제목').fill('b')
    await page.getByLabel('줄의 날짜').fill('.when')
    await page.getByLabel('페이지 매개변수').fill('cpage')
    await page.getByLabel('글 주소에 있는 말').fill('view.web')
    await page.getByLabel('글 번호 매개변수').fill('idx')
    await page.getByLabel('첨부 주소에 있는 말', { exact: true }).fill('down.web')
    await read.click()
    await page.getByText('글 10개').waitFor()
    expect(await page.getByText(board.posts[0]?.title ?? '').isVisible()).toBe(true)
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: '저장' }).click()
    await page.getByRole('cell', { name: NAME }).click()
    await page.getByText('아직 모은 적이 없어요.').waitFor()
    await page.getByRole('button', { name: '지금 모으기' }).click()
    // Until the run is listed, the button is on its way from one colour to the other.
    await page.getByText(/요청 \d+번 · 모으는 중/).waitFor()
    await expect.poll(() => page.getByRole('button', { name: '지금 모으기' }).isDisabled()).toBe(true)
    await expectNoAxeFindings(page)
  })
})
