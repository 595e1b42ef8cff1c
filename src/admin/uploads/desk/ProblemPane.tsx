import { Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { changesCell, rescaledAmount } from '@/contract/uploadCorrections'
import type { CellCorrection } from '@/contract/uploads'
import type { Upload } from '@/contract/uploadState'
import type { ProblemGroup, ProblemReason } from '@/contract/uploadRows'
import { problemLabels } from '@/messages/staff/uploadProblems'
import { many } from '../numbers'
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

const CORRECTIONS_SHOWN = 12

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
  onEatery: (cell: string, isEatery: boolean) => void
  onRescale: (reason: ProblemReason, groups: ProblemGroup[]) => void
  onUndo: (correction: CellCorrection) => void
}

interface Problem {
  reason: ProblemReason
  rows: number
  groups: ProblemGroup[]
}

function byReason(groups: readonly ProblemGroup[], status: ProblemGroup['status']): Problem[] {
  const problems = new Map<ProblemReason, Problem>()
  for (const group of groups) {
    if (group.status !== status) continue
    const problem = problems.get(group.reason) ?? { reason: group.reason, rows: 0, groups: [] }
    problem.rows += group.rows
    problem.groups.push(group)
    problems.set(group.reason, problem)
  }
  return [...problems.values()].sort((one, other) => other.rows - one.rows)
}

export function ProblemPane(props: Props) {
  const { upload, groups, disabled, onUndo, onEatery } = props
  const { counts, overlay } = upload
  const corrections = overlay.corrections.filter(changesCell)
  const [areAllShown, showAll] = useState(false)
  const eateries = overlay.eateries ?? []
  return (
    <>
      <Section title="고쳐야 들어감" count={counts?.error ?? 0} colour="var(--accent)">
        {byReason(groups, 'error').map((problem) => (
          <ProblemBox key={problem.reason} problem={problem} {...props} />
        ))}
      </Section>
      <Section title="들어가지 않음" count={counts?.skip ?? 0} colour="var(--warn)">
        {byReason(groups, 'skip').map((problem) => (
          <ProblemBox key={problem.reason} problem={problem} {...props} />
        ))}
      </Section>
      {eateries.length > 0 && (
        <Box>
          <h3>식당으로 읽은 것 {many(eateries.length)}가지</h3>
          <ul>
            {eateries.map((cell) => (
              <li key={cell}>
                <span className="text">{cell}</span>
                <Button size="small" disabled={disabled} onClick={() => onEatery(cell, false)}>
                  되돌리기
                </Button>
              </li>
            ))}
          </ul>
        </Box>
      )}
      {corrections.length > 0 && (
        <Box>
          <h3>고친 것 {many(corrections.length)}가지</h3>
          <ul>
            {corrections
              .slice(areAllShown ? 0 : -CORRECTIONS_SHOWN)
              .reverse()
              .map((correction) => (
                <li key={JSON.stringify([correction.sheet, correction.column, correction.row, correction.from])}>
                  <span className="text">
                    {correction.row !== null && `${correction.row}행 `}
                    {correction.from || '(빈칸)'} → {correction.to || '(빈칸)'}
                  </span>
                  <Button size="small" disabled={disabled} onClick={() => onUndo(correction)}>
                    되돌리기
                  </Button>
                </li>
              ))}
          </ul>
          {corrections.length > CORRECTIONS_SHOWN && (
            <Button size="small" onClick={() => showAll(!areAllShown)}>
              {areAllShown ? '줄여 보기' : `나머지 ${many(corrections.length - CORRECTIONS_SHOWN)}가지 보기`}
            </Button>
          )}
        </Box>
      )}
    </>
  )
}

function Section({
  title,
  count,
  colour,
  children,
}: {
  title: string
  count: number
  colour: string
  children: ReactNode
}) {
  return (
    <>
      <h2 style={{ fontSize: 15, fontWeight: 680, margin: '4px 0 8px' }}>
        {title} <span style={{ color: count ? colour : 'var(--soft)' }}>{many(count)}행</span>
      </h2>
      {count === 0 && <p style={{ color: 'var(--soft)', margin: '0 0 12px' }}>없어요.</p>}
      {children}
    </>
  )
}

function ProblemBox(props: Props & { problem: Problem }) {
  const { upload, problem, reason, value, disabled, onReason, onValue, onCorrect, onRescale, onEatery } = props
  const isOpen = reason === problem.reason
  const { groups } = problem
  const scaled = groups.filter(({ value, column }) => column !== null && rescaledAmount(problem.reason, value) !== null)
  const example = scaled[0] && rescaledAmount(problem.reason, scaled[0].value)
  const rows = scaled.reduce((sum, group) => sum + group.rows, 0)
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
      {example && (
        <Button
          size="small"
          variant="outlined"
          disabled={disabled}
          onClick={() => onRescale(problem.reason, scaled)}
          title={`${scaled[0]?.value} → ${example}`}
        >
          {problem.reason === 'amount_small' ? '1,000을 곱해 읽기' : '1,000으로 나눠 읽기'} · {many(rows)}행
        </Button>
      )}
      {isOpen && <ProblemValues {...{ upload, groups, value, disabled, onValue, onCorrect, onEatery }} />}
    </Box>
  )
}
