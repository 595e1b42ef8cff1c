import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import Remove from '@mui/icons-material/Remove'
import { styled } from '@mui/material/styles'
import { diffChars } from 'diff'
import type { ReactNode } from 'react'
import { compareCandidate, EVIDENCE_KINDS, distanceBetween, type EvidenceKind } from '@/domain/linkage/compareCandidate'
import type { Verdict } from '@/domain/linkage/evidence'
import { EVIDENCE_KIND_LABELS, VERDICT_LABELS, EVIDENCE_LABELS } from '@/messages/staff/matching'
import type { MatchCandidate, MatchPlace } from '@/domain/linkage/matchQuestion'
import { PHONE } from '../theme'
import { KeyHint } from '../shortcuts/KeyHint'
import { koreanDate } from '../kit/dates/koreanDate'
import type { WholeQuestion } from './match'

const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`

/** Walking speed in metres per minute. */
const WALK = 67

const away = (metres: number): string =>
  metres < 1000
    ? `${metres.toLocaleString('ko-KR')} m, 걸어서 ${Math.max(1, Math.round(metres / WALK))}분`
    : `${(metres / 1000).toFixed(1)} km`

interface NamePart {
  text: string
  kind: 'same' | 'added' | 'removed'
}

const SIGNS = /^[\s()[\]·.,'"-]*$/

/** The candidate's name by what it shares with the spelling; spaces and signs alone do not differ. */
export function compareNames(own: string, title: string): NamePart[] {
  const parts = diffChars(own, title).map(({ value, added, removed }): NamePart => {
    const kind = added ? 'added' : removed ? 'removed' : 'same'
    return { text: value, kind: kind === 'added' && SIGNS.test(value) ? 'same' : kind }
  })
  return parts.filter(({ text, kind }) => kind !== 'removed' || !SIGNS.test(text))
}

const NAME_STYLES = {
  same: {},
  added: { background: 'var(--warn-wash)', color: 'var(--warn)', fontWeight: 680, textDecoration: 'underline' },
  removed: { color: 'var(--faint)' },
}

/** Marks the syllables that differ: those of the candidate only, and those that it lacks. */
const Name = ({ own, title }: { own: string; title: string }) => (
  <>
    {compareNames(own, title).map(({ text, kind }, at) => {
      const Part = kind === 'same' ? 'span' : kind === 'added' ? 'ins' : 'del'
      return (
        <Part key={at} style={NAME_STYLES[kind]}>
          {text}
        </Part>
      )
    })}
  </>
)

function factsOf(own: MatchPlace, other: MatchCandidate): Record<EvidenceKind, ReactNode> {
  const metres = distanceBetween(own, other)
  return {
    name: (
      <>
        <Name own={own.title} title={other.title} />
        {other.evidence === 'alternate_name' && ` · ${EVIDENCE_LABELS.alternate_name}`}
      </>
    ),
    address: other.address ?? ([other.province, other.district].filter(Boolean).join(' ') || '모름'),
    distance: metres === null ? '좌표를 모름' : away(metres),
    hall: other.hallMetres === null ? '청사나 좌표를 모름' : away(other.hallMetres),
    perHead:
      other.perHead === null
        ? '모름'
        : `중앙값 ${won(other.perHead)}${own.perHead === null ? '' : ` (이 표기 ${won(own.perHead)})`}`,
    trade: other.subCategory ?? '모름',
    open:
      other.closedOn === null
        ? '폐업 기록 없음'
        : `${koreanDate(other.closedOn)} 폐업${
            other.visitsAfterClosing > 0 ? `했는데 그 뒤에 ${other.visitsAfterClosing.toLocaleString()}행` : ''
          }`,
    agencies:
      other.sharedAgencies > 0
        ? `기관 ${own.agencyCount.toLocaleString()}곳 가운데 ${other.sharedAgencies.toLocaleString()}곳이 ` +
          `${other.sharedVisits.toLocaleString()}번 다녀감`
        : '같이 다녀간 기관 없음',
  }
}

const Frame = styled('div')({
  overflowX: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--card)',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13 },
  '& th, & td': { textAlign: 'left', padding: '7px 14px', borderTop: '1px solid var(--line)', minWidth: 190 },
  '& thead th': { borderTop: 0, verticalAlign: 'middle', padding: '10px 14px' },
  '& tbody th': { width: 112, minWidth: 100, fontWeight: 400, color: 'var(--soft)', whiteSpace: 'nowrap' },
  '& thead th:first-of-type': { width: 112, minWidth: 100, fontWeight: 400, color: 'var(--soft)' },
  '& .pointed': { background: 'var(--wash)', boxShadow: 'inset 1.5px 0 var(--ink), inset -1.5px 0 var(--ink)' },
  '& svg': { fontSize: 16, verticalAlign: '-3px', marginRight: 7 },
  '& .percent': { float: 'right', fontWeight: 650 },
  [PHONE]: {
    '& th, & td': { minWidth: 160, padding: '7px 10px' },
    '& tbody th, & thead th:first-of-type': { width: 84, minWidth: 84, paddingRight: 0 },
  },
})

const MARKS: Record<Verdict, ReactNode> = {
  for: <Check titleAccess={VERDICT_LABELS.for} style={{ color: 'var(--good)' }} />,
  neutral: <Remove titleAccess={VERDICT_LABELS.neutral} style={{ color: 'var(--faint)' }} />,
  against: <Close titleAccess={VERDICT_LABELS.against} style={{ color: 'var(--warn)' }} />,
}

interface Props {
  question: WholeQuestion
  /** the candidate whose button is hovered or focused */
  pointed: number | null
  onPoint: (candidate: number | null) => void
}

export function EvidenceTable({ question: { own, candidates }, pointed, onPoint }: Props) {
  const columns = candidates.map((candidate) => ({
    candidate,
    facts: factsOf(own, candidate),
    verdicts: compareCandidate(own, candidate),
  }))
  const at = (id: number) => (id === pointed ? 'pointed' : undefined)
  return (
    <Frame tabIndex={0} role="region" aria-label="후보 비교">
      <table onMouseLeave={() => onPoint(null)}>
        <thead>
          <tr>
            <th scope="col">근거</th>
            {columns.map(({ candidate }, index) => (
              <th
                key={candidate.id}
                scope="col"
                className={at(candidate.id)}
                onMouseEnter={() => onPoint(candidate.id)}
              >
                <KeyHint keys={String(index + 1)} /> <b style={{ fontSize: 15, fontWeight: 680 }}>{candidate.title}</b>
                <span className="percent" title="기계가 본 가능성">
                  {Math.round(candidate.confidence * 100)}%
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVIDENCE_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{EVIDENCE_KIND_LABELS[kind]}</th>
              {columns.map(({ candidate, facts, verdicts }) => (
                <td key={candidate.id} className={at(candidate.id)} onMouseEnter={() => onPoint(candidate.id)}>
                  {MARKS[verdicts[kind]]}
                  {facts[kind]}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">별칭</th>
            {columns.map(({ candidate }) => (
              <td key={candidate.id} className={at(candidate.id)} onMouseEnter={() => onPoint(candidate.id)}>
                {candidate.aliases.join(', ') || '없음'}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Frame>
  )
}
