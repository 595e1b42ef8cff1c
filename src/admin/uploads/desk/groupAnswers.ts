import type { NewAnswer, CellCorrection } from '@/contract/uploads'
import { correctGroup, rescaledAmount } from '@/contract/uploadCorrections'
import type { Upload } from '@/contract/uploadState'
import type { ProblemGroup, ProblemReason } from '@/contract/uploadRows'
import { PREVIEW_CELL_MAX } from '@/domain/upload/limits'

export interface Problem {
  reason: ProblemReason
  rows: number
  groups: ProblemGroup[]
}

/** One click that answers all rows of a problem. */
export interface GroupAnswer {
  label: string
  /** an example: '132 → 132000' */
  example?: string
  rows: number
  change: { answer: NewAnswer; corrections?: CellCorrection[] }
}

type Words = Partial<Record<ProblemReason, { to: string; label: string }[]>>

const WORDS: Words = {
  category_unknown: [
    { to: '음식점', label: '음식점으로 읽기' },
    { to: '카페', label: '카페로 읽기' },
  ],
  active_unknown: [
    { to: '공개', label: '공개로 읽기' },
    { to: '비공개', label: '비공개로 읽기' },
  ],
  ...Object.fromEntries(
    (['code_invalid', 'type_unknown', 'parent_unknown', 'url_invalid', 'phone_invalid'] as const).map((reason) => [
      reason,
      [{ to: '', label: '빈칸으로 읽기' }],
    ]),
  ),
}

/** Groups whose cells are found by their text: empty cells are everywhere, and of long ones only the start is known. */
const byText = (groups: readonly ProblemGroup[]): ProblemGroup[] =>
  groups.filter(({ value, column }) => column !== null && value !== '' && value.length < PREVIEW_CELL_MAX)

const rowsOf = (groups: readonly ProblemGroup[]): number => groups.reduce((sum, group) => sum + group.rows, 0)

/** A day and month with the year that the file's name has; null if either is missing. */
export function datedIn(fileName: string, value: string): string | null {
  const year = /(?<!\d)20\d\d(?!\d)/.exec(fileName)?.[0]
  const [month, day, ...more] = value.match(/\d+/g)?.map(Number) ?? []
  if (!year || !month || !day || more.length > 0 || month > 12 || day > 31) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The answers of one click, most useful first; the last leaves the rows out. */
export function groupAnswers(upload: Pick<Upload, 'fileName' | 'overlay'>, problem: Problem): GroupAnswer[] {
  const { reason } = problem
  const { overlay, fileName } = upload
  const known = byText(problem.groups)
  const reading = (label: string, read: (value: string) => string | null): GroupAnswer[] => {
    const groups = known.filter(({ value }) => read(value) !== null)
    const [first] = groups
    if (!first) return []
    const rows = rowsOf(groups)
    const corrections = groups.flatMap((group) => correctGroup(group, read(group.value) ?? group.value, overlay))
    const example = `${first.value} → ${read(first.value) || '(빈칸)'}`
    return [{ label, example, rows, change: { answer: { kind: 'corrected', reason, rows }, corrections } }]
  }
  const rescaled = reading(reason === 'amount_small' ? '1,000을 곱해 읽기' : '1,000으로 나눠 읽기', (value) =>
    rescaledAmount(reason, value),
  )
  const dated =
    reason === 'date_yearless' ? reading('파일 이름의 연도로 읽기', (value) => datedIn(fileName, value)) : []
  const worded = (WORDS[reason] ?? []).flatMap(({ to, label }) => reading(label, () => to))
  return [...rescaled, ...dated, ...worded, ...asEateries(upload, problem, known), leftOut(problem)]
}

function asEateries({ overlay }: Pick<Upload, 'overlay'>, { reason }: Problem, known: ProblemGroup[]): GroupAnswer[] {
  // What was confirmed and still is out may name a person.
  const groups = known.filter(({ value }) => !overlay.eateries?.includes(value))
  if (reason !== 'place_not_eating' || groups.length === 0) return []
  const rows = rowsOf(groups)
  const eateries = groups.map(({ value }) => value)
  return [{ label: '모두 식당으로 읽기', rows, change: { answer: { kind: 'eateries', reason, rows, eateries } } }]
}

const leftOut = ({ reason, rows }: Problem): GroupAnswer => ({
  label: '빼고 반영',
  rows,
  change: { answer: { kind: 'left_out', reason, rows } },
})

/** Problems by reason, largest first, without those whose rows staff left out. */
export function openProblems(
  groups: readonly ProblemGroup[],
  status: ProblemGroup['status'],
  { answers = [] }: Upload['overlay'],
): Problem[] {
  const done = new Set(answers.filter(({ kind }) => kind === 'left_out').map(({ reason }) => reason))
  const problems = new Map<ProblemReason, Problem>()
  for (const group of groups) {
    if (group.status !== status || done.has(group.reason)) continue
    const problem = problems.get(group.reason) ?? { reason: group.reason, rows: 0, groups: [] }
    problem.rows += group.rows
    problem.groups.push(group)
    problems.set(group.reason, problem)
  }
  return [...problems.values()].sort((one, other) => other.rows - one.rows)
}
