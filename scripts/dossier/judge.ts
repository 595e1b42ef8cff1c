import { BEYOND, CRITERIA, type Criterion } from './criteria'
import type { Evidence } from './inspectPage'
import { CONTENT } from './judgeContent'
import { OPERATION } from './judgeOperation'
import type { Judges, Others } from './opinion'
import type { Template } from './templates'

export const VERDICTS = ['실패', '사람이 판단', '자동 확인', '해당 없음'] as const
export type Verdict = (typeof VERDICTS)[number]

export interface Judgement {
  number: string
  name: string
  verdict: Verdict
  /** what was checked, why it does not apply, or what a person has to judge */
  why: string
  /** where it fails */
  faults: string[]
  /** what a person judges by */
  material: string[]
}

/** By the numbers of `CRITERIA` and `BEYOND`. */
export const JUDGES: Judges = { ...CONTENT, ...OPERATION }

/** Judges all items of a template. */
export const judge = (evidence: Evidence, template: Template, others: Others): Judgement[] =>
  [...CRITERIA, ...BEYOND].map((criterion) => judgeOne(criterion, evidence, template, others))

function judgeOne({ number, name }: Criterion, evidence: Evidence, template: Template, others: Others): Judgement {
  const opinion = JUDGES[number]?.(evidence, template, others) ?? { by: '', ask: name }
  const { by, faults = [], absent, ask, material = [] } = opinion
  const of = ({ criterion }: { criterion: string }) => criterion === number
  const say = ({ rule, where }: { rule: string; where: string }) => `axe ${rule}: ${where}`
  const failures = [...faults, ...evidence.axe.broken.filter(of).map(say)]
  const undecided = evidence.axe.undecided.filter(of).map(say)
  const base = { number, name, faults: failures, material: [...material, ...undecided] }
  if (failures.length > 0) return { ...base, verdict: '실패', why: `어긋난 곳 ${failures.length}개` }
  if (absent) return { ...base, verdict: '해당 없음', why: absent }
  const question = [ask, undecided.length > 0 && 'axe가 판단하지 못한 곳'].filter(Boolean).join(' · ')
  if (question) return { ...base, verdict: '사람이 판단', why: by ? `${question} (자동: ${by})` : question }
  return { ...base, verdict: '자동 확인', why: by }
}
