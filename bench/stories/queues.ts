import type { Page } from 'playwright'
import type { ReportDecision } from '@/domain/moderation/moderation'
import { menuItem } from '../../tests/e2e/setup/menu'
import type { Hands } from './hands'
import type { Answer, Work } from './prepare'

/** From wherever one is, by the menu, which on a phone is behind a button. */
export async function openByMenu({ page, isTouch, tap }: Hands, name: string): Promise<void> {
  if (isTouch) await tap(page.getByRole('button', { name: /^메뉴/ }))
  await tap(menuItem(page, name))
}

interface Queue {
  /** what shows the record in hand */
  selector: string
  /** the part of its text that only this record has, which stays while numbers and states around it change */
  mark: RegExp
  empty: string
}

/** The mark of the record in hand, once it is another than before; null once the queue is empty. */
async function nextOf(page: Page, { selector, mark, empty }: Queue, before: string | null): Promise<string | null> {
  const found = await page.waitForFunction(
    ([where, pattern, end, old]) => {
      const text = document.querySelector(where)?.textContent ?? ''
      const shown = new RegExp(pattern).exec(text)?.[0]
      if (shown !== undefined && shown !== old) return { shown }
      return document.body.textContent?.includes(end) ? { shown: null } : null
    },
    [selector, mark.source, empty, before] as const,
  )
  return (await found.jsonValue())?.shown ?? null
}

const DECISIONS: Record<ReportDecision, { key: string; label: RegExp }> = {
  hide: { key: 'h', label: /숨기고 처리$/ },
  delete: { key: 'd', label: /지우고 처리$/ },
  dismiss: { key: 'x', label: /기각$/ },
  restrict: { key: 't', label: /임시조치 / },
}
const REPORTS: Queue = { selector: '.case .hit', mark: /\(\w+ \d+\)/, empty: '기다리는 신고가 없어요.' }
const QUESTIONS: Queue = { selector: '#question', mark: /“.*”/, empty: '기다리는 질문이 없어요.' }

/** After so many reports a wrong key is pressed, and taken back. */
const SLIP_AT = 9

/** Every waiting report, with one slip that is undone. */
export async function decideReports(hands: Hands, { reported }: Work): Promise<void> {
  const { page, isTouch, press, tap } = hands
  const decide = (decision: ReportDecision) => {
    const { key, label } = DECISIONS[decision]
    return isTouch ? tap(page.getByRole('button', { name: label })) : press(key)
  }
  await openByMenu(hands, '신고')
  const next = (before: string | null) => nextOf(page, REPORTS, before)
  let shown = await next(null)
  for (let done = 0; shown !== null; done++) {
    const seen: string = shown
    const decision = reported.find(({ text }) => text.includes(seen))?.decision
    if (!decision) throw new Error(`the desk shows another report: ${seen}`)
    if (done === SLIP_AT) {
      await decide(decision === 'dismiss' ? 'hide' : 'dismiss')
      const other = await next(seen)
      if (isTouch) await tap(page.getByRole('button', { name: '되돌리기' }))
      else await press('z')
      await next(other)
    }
    await decide(decision)
    shown = await next(seen)
  }
}

const CHOICES = {
  first: { key: '1', label: null },
  second: { key: '2', label: null },
  new: { key: 'n', label: '새 식당' },
  notPlace: { key: 'x', label: '식당 아님' },
} as const

/** Every open question of matching; for two of them the restaurant is searched. */
export async function answerQuestions(hands: Hands, { answers }: Work): Promise<void> {
  const { page, isTouch, press, tap } = hands
  await openByMenu(hands, '연결 검토')
  const next = (before: string | null) => nextOf(page, QUESTIONS, before)
  for (let shown = await next(null); shown !== null;) {
    const seen: string = shown
    const answer = answers.get(seen.slice(1, -1))
    if (!answer) throw new Error(`the desk asks another question: ${seen}`)
    if (answer.choice === 'other') await searchOther(hands, answer)
    else if (isTouch) await tap(buttonOf(page, answer.choice))
    else await press(CHOICES[answer.choice].key)
    shown = await next(seen)
  }
}

const buttonOf = (page: Page, choice: keyof typeof CHOICES) => {
  const { key, label } = CHOICES[choice]
  const keys = page.locator('footer.keys')
  return label === null ? keys.getByRole('button').nth(Number(key) - 1) : keys.getByRole('button', { name: label })
}

async function searchOther({ page, isTouch, press, tap, type }: Hands, { title }: Extract<Answer, { title: string }>) {
  if (isTouch) await tap(page.getByRole('button', { name: '다른 식당' }))
  else await press('f')
  const dialog = page.getByRole('dialog', { name: '다른 식당 찾기' })
  const field = dialog.getByRole('combobox')
  await field.waitFor()
  if (isTouch || !(await field.evaluate((input) => input === document.activeElement))) await tap(field)
  await type(title)
  const option = page.getByRole('option', { name: title })
  await option.waitFor()
  if (isTouch) await tap(option)
  else await press('ArrowDown', 'Enter')
  const confirm = dialog.getByRole('button', { name: '이 식당에 붙이기' })
  if (isTouch) await tap(confirm)
  else await press('Enter')
}
