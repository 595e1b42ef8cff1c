import type { Hands } from './hands'
import { openByMenu } from './queues'

const WAIT_MS = 120_000

/** Nothing is being read, and what was found is there, so that answers are taken. */
async function untilRead({ page, untilCalm }: Hands): Promise<void> {
  await untilCalm()
  await page.getByRole('button', { name: '다시 분석' }).and(page.locator(':enabled')).waitFor({ timeout: WAIT_MS })
  await untilCalm()
}

/** What staff know of dates that no rule reads; other values are left out. */
const READ_AS: Record<string, string> = { '2026-015-06': '2026-05-06', '26년 오월': '2026-05-15' }

/** A file of an institution with the usual problems: every problem is answered, then the rows are imported. */
export async function uploadFile(hands: Hands, file: string): Promise<void> {
  const { page, isTouch, press, tap, replace, chooseFile } = hands
  await openByMenu(hands, '자료 올리기')
  await chooseFile(page.getByRole('button', { name: '파일 고르기' }), file)
  await page.waitForURL(/data-upload\/\d+/)
  await untilRead(hands)

  const column = page.getByLabel('‘메모난’ 열의 뜻')
  await tap(column)
  await tap(column)
  await column.selectOption({ label: '비고' })
  await untilRead(hands)

  for (const [value, to] of Object.entries(READ_AS)) {
    const correct = page.getByRole('button', { name: `${value} 고치기` })
    if (!(await correct.isVisible())) await tap(page.getByRole('button', { name: /^날짜를 읽지 못함 \d+$/ }))
    await tap(correct)
    await replace(page.getByLabel('이렇게 읽기'), to)
    if (isTouch) await tap(page.getByRole('dialog').getByRole('button', { name: /고치기$/ }))
    else await press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await untilRead(hands)
  }
  for (const answer of ['1,000을 곱해 읽기']) {
    await tap(page.getByRole('button', { name: new RegExp(`${answer}$`) }))
    await untilRead(hands)
  }
  const left = page.getByRole('button', { name: /행 빼고 반영$/ })
  for (let open = await left.count(); open > 0; open = await left.count()) {
    await tap(left.first())
    await page.waitForFunction(
      (before) => document.querySelectorAll('aside button[aria-label$="빼고 반영"]').length < before,
      open,
    )
    await untilRead(hands)
  }

  await tap(page.getByRole('button', { name: '반영 계획 보기' }))
  const start = page.getByRole('button', { name: /^[\d,]+행 반영$/ })
  await start.and(page.locator(':enabled')).waitFor({ timeout: WAIT_MS })
  await tap(start)
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^[\d,]+행 반영$/ })
  await confirm.waitFor()
  if (isTouch) await tap(confirm)
  else await press('Enter')
  await page.getByText(/^반영했어요\. 방문 기록/).waitFor({ timeout: WAIT_MS })
}
