import { Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { answersOf } from '@/contract/uploadCorrections'
import type { UploadAnswer } from '@/contract/uploads'
import type { Upload } from '@/contract/uploadState'
import type { ProblemGroup, ProblemReason } from '@/contract/uploadRows'
import { problemLabels } from '@/messages/staff/uploadProblems'
import { PHONE } from '../../theme'
import { many } from '../numbers'
import { type GroupAnswer, groupAnswers, openProblems, type Problem } from './groupAnswers'
import { ProblemValues } from './ProblemValues'

const Box = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--card)',
  padding: '8px 10px',
  marginBottom: 7,
  '&.on': { boxShadow: 'inset 0 0 0 1.5px var(--ink)' },
  '& h3': { margin: 0, fontSize: 13.5 },
  '& h3 button': {
    display: 'flex',
    width: '100%',
    justifyContent: 'space-between',
    border: 0,
    background: 'none',
    padding: 0,
    font: 'inherit',
    fontWeight: 650,
    color: 'var(--ink)',
    cursor: 'pointer',
    textAlign: 'left',
  },
  '& p': { margin: '2px 0 6px', fontSize: 12.5, color: 'var(--soft)' },
  '& .answers': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& ul': { listStyle: 'none', margin: '4px 0 0', padding: 0 },
  '& li': { display: 'flex', alignItems: 'center', gap: 6, borderTop: '1px solid var(--line)', padding: '4px 0' },
  '& li .text': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 13,
  },
  '& li button.text': {
    border: 0,
    background: 'none',
    padding: 0,
    font: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationColor: 'var(--edge)',
    textUnderlineOffset: 3,
  },
  '& li button.text[aria-pressed=true]': { fontWeight: 650 },
  '& li .n': { color: 'var(--soft)', fontSize: 12.5 },
})

interface Props {
  upload: Upload
  groups: ProblemGroup[]
  reason: ProblemReason | null
  /** the value whose rows are shown */
  value: string | null
  disabled: boolean
  onReason: (reason: ProblemReason | null) => void
  onValue: (reason: ProblemReason, value: string | null) => void
  onCorrect: (group: ProblemGroup) => void
  onEatery: (group: ProblemGroup) => void
  onAnswer: (answer: GroupAnswer) => void
  onUndo: (answer: number) => void
}

const AnswerBox = styled(Box)({
  position: 'sticky',
  bottom: -20,
  margin: '14px 0 -20px',
  padding: '8px 10px 12px',
  borderRadius: '8px 8px 0 0',
  '& ul': { maxHeight: 132, overflow: 'auto' },
  '& li .text::before': { content: "'✓ '", color: 'var(--good)' },
  [PHONE]: { position: 'static', margin: '14px 0 0', borderRadius: 8 },
})

const SECTIONS = [
  { status: 'error', title: '고쳐야 들어감', colour: 'var(--accent)' },
  { status: 'skip', title: '들어가지 않음', colour: 'var(--warn)' },
] as const

export function ProblemPane(props: Props) {
  const { upload, groups } = props
  const { counts, overlay } = upload
  const lost = (counts?.error ?? 0) + (counts?.skip ?? 0)
  return (
    <>
      {SECTIONS.map(({ status, title, colour }) => {
        const problems = openProblems(groups, status, overlay)
        const rows = problems.reduce((sum, problem) => sum + problem.rows, 0)
        return (
          <Section
            key={status}
            title={title}
            count={rows}
            colour={colour}
            none={lost ? '더 답할 것이 없어요.' : '없어요.'}
          >
            {problems.map((problem) => (
              <ProblemBox key={problem.reason} problem={problem} {...props} />
            ))}
          </Section>
        )
      })}
      <Answers {...props} />
    </>
  )
}

function textOf({ id, kind, reason, rows }: UploadAnswer, { kind: of, overlay }: Upload): string {
  const corrections = overlay.corrections.filter(({ answer = 0 }) => answer === id)
  const [first] = corrections
  const isOne = first && corrections.every(({ from, to }) => from === first.from && to === first.to)
  if (kind === 'corrected' && isOne) {
    const where = first.row === null || corrections.length > 1 ? '' : `${first.row}행 `
    return `${where}${first.from || '(빈칸)'} → ${first.to || '(빈칸)'} · ${many(rows)}행`
  }
  const label = problemLabels(of)[reason as ProblemReason] ?? '앞서 고친 것'
  const done = { corrected: '고침', eateries: '식당으로 읽음', left_out: '빼고 반영' }[kind]
  return `${done} · ${label} ${many(rows)}행`
}

/** Newest first. */
function Answers({ upload, disabled, onUndo }: Props) {
  const answers = answersOf(upload.overlay)
  if (answers.length === 0) return null
  return (
    <AnswerBox>
      <h3>답한 것 {many(answers.length)}가지</h3>
      <ul>
        {answers.toReversed().map((answer) => {
          const text = textOf(answer, upload)
          return (
            <li key={answer.id}>
              <span className="text" title={text}>
                {text}
              </span>
              <Button
                size="small"
                disabled={disabled}
                aria-label={`${text} 되돌리기`}
                onClick={() => onUndo(answer.id)}
              >
                되돌리기
              </Button>
            </li>
          )
        })}
      </ul>
    </AnswerBox>
  )
}

function Section({
  title,
  count,
  colour,
  none,
  children,
}: {
  title: string
  count: number
  colour: string
  none: string
  children: ReactNode
}) {
  return (
    <>
      <h2 style={{ fontSize: 15, fontWeight: 680, margin: '4px 0 8px' }}>
        {title} <span style={{ color: count ? colour : 'var(--soft)' }}>{many(count)}행</span>
      </h2>
      {count === 0 && <p style={{ color: 'var(--soft)', margin: '0 0 12px' }}>{none}</p>}
      {children}
    </>
  )
}

function ProblemBox(props: Props & { problem: Problem }) {
  const { upload, problem, reason, value, disabled, onReason, onValue, onCorrect, onAnswer, onEatery } = props
  const isOpen = reason === problem.reason
  const { groups } = problem
  return (
    <Box className={isOpen ? 'on' : ''}>
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => onReason(isOpen ? null : problem.reason)}>
          <span>{problemLabels(upload.kind)[problem.reason]}</span>
          <span>{many(problem.rows)}</span>
        </button>
      </h3>
      {!isOpen && (
        <p>
          {groups
            .slice(0, 3)
            .map(({ value, rows: count }) => `${value || '(빈칸)'}${count > 1 ? ` ${many(count)}` : ''}`)
            .join(', ')}
        </p>
      )}
      <div className="answers">
        {groupAnswers(upload, problem).map((answer) => (
          <Button
            key={answer.label}
            size="small"
            variant={answer.change.answer.kind === 'left_out' ? 'text' : 'outlined'}
            disabled={disabled}
            title={answer.example}
            aria-label={`${problemLabels(upload.kind)[problem.reason]} ${many(answer.rows)}행 ${answer.label}`}
            onClick={() => onAnswer(answer)}
          >
            {answer.label}
            {answer.rows < problem.rows && ` · ${many(answer.rows)}행`}
          </Button>
        ))}
      </div>
      {isOpen && <ProblemValues {...{ upload, groups, value, disabled, onValue, onCorrect, onEatery }} />}
    </Box>
  )
}
