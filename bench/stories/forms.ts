import type { Hands } from './hands'
import type { Work } from './prepare'
import { openByMenu } from './queues'

/** Telephone numbers of restaurants, from a list of corrections: found once, then one after another. */
export async function correctRestaurants(hands: Hands, { corrections }: Work, run: string): Promise<void> {
  const { page, isTouch, press, tap, type, replace } = hands
  await openByMenu(hands, '식당')
  await tap(page.getByRole('searchbox', { name: /이름, 주소, 전화/ }))
  await type(`고칠밥상 ${run}`)
  await page.waitForURL(/filter=/)
  const list = page.getByRole('table')
  await list.getByText(corrections[0]?.title ?? '', { exact: true }).waitFor()
  const drawer = page.getByRole('heading', { level: 2, name: new RegExp(`^고칠밥상 ${run} `) })
  if (isTouch) await tap(list.getByText(corrections[0]?.title ?? '', { exact: true }))
  else await press('Enter', 'j')
  for (let at = 0; at < corrections.length; at++) {
    if (at > 0) await (isTouch ? tap(page.getByRole('button', { name: '다음 줄' })) : press('j'))
    const before = at === 0 ? '' : (corrections[at - 1]?.title ?? '')
    await drawer.and(page.locator(`:not(:text-is("${before}"))`)).waitFor()
    const title = await drawer.textContent()
    const correction = corrections.find((one) => one.title === title)
    if (!correction) throw new Error(`the list leads to ${title}`)
    if (isTouch) await tap(page.getByRole('link', { name: '고치기' }))
    else await press('e')
    await page.getByRole('heading', { level: 1, name: correction.title, exact: true }).waitFor()
    await replace(page.getByLabel('전화'), correction.phone)
    if (isTouch) await tap(page.getByRole('button', { name: '저장', exact: true }))
    else await press('Control+s')
    await drawer.waitFor()
    await page.getByText(correction.phone).first().waitFor()
  }
  // On a phone it covers the menu.
  if (isTouch) await tap(page.getByRole('button', { name: '닫기', exact: true }))
}

export const NOTICE = { title: '식당 자료를 새로 가져왔어요', heading: '바뀐 것' }

/** A notice with a heading and a list, looked at in its preview before it is published. */
export async function publishNotice(hands: Hands, run: string): Promise<void> {
  const { page, isTouch, press, tap, type } = hands
  await openByMenu(hands, '설정')
  const create = page.getByRole('link', { name: '새 공지 작성' })
  await create.waitFor()
  if (isTouch) await tap(create)
  else await press('n')
  const title = `${NOTICE.title} ${run}`
  const field = page.getByRole('textbox', { name: '제목' })
  await field.waitFor()
  if (!(await field.evaluate((input) => input === document.activeElement))) await tap(field)
  await type(title)
  await tap(page.getByRole('textbox', { name: '내용' }))
  await type(`## ${NOTICE.heading}`)
  await press('Enter', 'Enter')
  await type('- 5월 업무추진비를 더했어요.')
  await press('Enter')
  await type('- 전화번호 스무 곳을 고쳤어요.')
  const preview = page.getByRole('region', { name: '미리 보기' })
  await preview.getByRole('heading', { name: NOTICE.heading }).waitFor()
  await preview.getByRole('listitem').nth(1).waitFor()
  if (isTouch) await preview.scrollIntoViewIfNeeded()
  if (isTouch) await tap(page.getByRole('button', { name: '저장', exact: true }))
  else await press('Control+s')
  // Its title stands in the preview before it is saved.
  await page.waitForURL(/\/admin\/notices$/)
}
