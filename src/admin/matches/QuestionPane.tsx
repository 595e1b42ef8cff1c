import { styled } from '@mui/material/styles'
import { Typography } from '@mui/material'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { josa } from 'es-hangul'
import { Link } from 'react-router-dom'
import type { MatchOpinion } from '@/domain/linkage/matchQuestion'
import { MATCH_CHOICE_LABELS } from '@/messages/staff/matching'
import { koreanDate } from '../kit/dates/koreanDate'
import { StatusTag } from '../kit/marks'
import { PHONE } from '../theme'
import type { MapPin } from './CandidateMap'
import { EvidenceTable } from './EvidenceTable'
import { regionOf, type WholeQuestion } from './match'

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th': { textAlign: 'left', fontWeight: 400, color: 'var(--soft)', fontSize: 12, padding: '5px 10px 5px 0' },
  '& td': { padding: '8px 10px 8px 0', borderTop: '1px solid var(--line)' },
  '& .figure': {
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    paddingLeft: 14,
    paddingRight: 0,
  },
  // Scrolls sideways: on a phone the text would otherwise wrap at every syllable.
  [PHONE]: { minWidth: 560 },
})

function ExampleRows({ question: { own, rows } }: { question: WholeQuestion }) {
  const filter = encodeURIComponent(JSON.stringify({ restaurant: own.id }))
  return (
    <section aria-labelledby="example-rows" style={{ minWidth: 0 }}>
      <div style={{ display: 'flex', alignItems: 'baseline', gap: 8 }}>
        <h2 id="example-rows">이 이름이 적힌 행</h2>
        <small style={{ color: 'var(--soft)' }}>
          {own.visitCount.toLocaleString()}행 가운데 {rows.length}
        </small>
        <Link to={`/visits?filter=${filter}`} style={{ marginLeft: 'auto', fontSize: 12.5, color: 'inherit' }}>
          모두 보기
        </Link>
      </div>
      {rows.length === 0 ? (
        <p style={{ color: 'var(--soft)' }}>남은 행이 없어요.</p>
      ) : (
        <div style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="행의 표">
          <Table>
            <thead>
              <tr>
                <th scope="col">날짜</th>
                <th scope="col">기관 · 부서</th>
                <th scope="col">적힌 그대로</th>
                <th scope="col" className="figure">
                  인원
                </th>
                <th scope="col" className="figure">
                  금액
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td style={{ whiteSpace: 'nowrap' }}>{koreanDate(row.spentAt)}</td>
                  <td>{[row.agency, row.department].filter(Boolean).join(' ')}</td>
                  <td>{row.spelling}</td>
                  <td className="figure">{row.headcount ?? '–'}</td>
                  <td className="figure">{row.amount?.toLocaleString('ko-KR') ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </section>
  )
}

function saidBy({ nickname, choice, target }: MatchOpinion, candidates: WholeQuestion['candidates']): string {
  const at = candidates.findIndex(({ id }) => id === target)
  return `${nickname} 님은 ${josa(at < 0 ? MATCH_CHOICE_LABELS[choice] : `${at + 1}번`, '으로/로')} 봄`
}

const OpinionTags = ({ question: { opinions, candidates, decided } }: { question: WholeQuestion }) =>
  decided || opinions.length === 0 ? null : (
    <span style={{ marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: 6 }}>
      {opinions.map((opinion) => (
        <StatusTag key={opinion.reviewer} tone="mid">
          {saidBy(opinion, candidates)}
        </StatusTag>
      ))}
    </span>
  )

const CandidateMap = lazy(() => import('./CandidateMap'))

const Below = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 300px) minmax(0, 1fr)',
  gap: 20,
  marginTop: 16,
  '@media (max-width: 900px)': { gridTemplateColumns: '1fr' },
})

interface Props {
  question: WholeQuestion
  pointed: number | null
  onPoint: (candidate: number | null) => void
}

export function QuestionPane({ question, pointed, onPoint }: Props) {
  const { own, spelling, candidates } = question
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that decided the previous question is gone; move focus here so that screen readers keep their place.
    if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={pane} className="case wide" aria-labelledby="question" tabIndex={-1} style={{ outline: 'none' }}>
      <div style={{ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: '8px 12px', marginBottom: 12 }}>
        <div>
          <Typography id="question" component="h2" sx={{ '&&': { fontSize: 22, fontWeight: 700 } }}>
            “{spelling}” 표기는 어느 식당인가요?
          </Typography>
          <p style={{ color: 'var(--soft)', margin: 0 }}>{factsLine(question)}</p>
        </div>
        <OpinionTags question={question} />
      </div>
      {candidates.length > 0 ? (
        <EvidenceTable question={question} pointed={pointed} onPoint={onPoint} />
      ) : (
        <p style={{ color: 'var(--soft)' }}>
          고를 수 있는 후보가 남지 않았어요. 다른 식당을 찾거나 새 식당으로 두세요.
        </p>
      )}
      <Below>
        <Places pins={pinsOf(question)} />
        <ExampleRows question={question} />
      </Below>
      {own.aliases.length > 1 && (
        <p style={{ color: 'var(--soft)', marginTop: 14 }}>함께 이어진 표기: {own.aliases.join(', ')}</p>
      )}
    </section>
  )
}

function factsLine({ own, ...question }: WholeQuestion): string {
  const span = own.firstVisit && own.lastVisit && `${koreanDate(own.firstVisit)}–${koreanDate(own.lastVisit)}`
  return [
    regionOf(question),
    `기관 ${own.agencyCount.toLocaleString()}곳`,
    span,
    `모두 ${own.visitCount.toLocaleString()}행`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const pinsOf = ({ own, candidates }: WholeQuestion): MapPin[] =>
  [
    { label: '지금', ...own },
    ...candidates.map((candidate, index) => ({ label: String(index + 1), ...candidate })),
  ].flatMap(({ label, title, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ label, title, latitude, longitude }],
  )

const Places = ({ pins }: { pins: MapPin[] }) =>
  pins.length > 0 ? (
    <Suspense fallback={<div style={{ height: 248 }} />}>
      <CandidateMap pins={pins} />
    </Suspense>
  ) : (
    <p
      style={{
        color: 'var(--soft)',
        border: '1px dashed var(--line)',
        borderRadius: 8,
        padding: '18px 16px',
        margin: 0,
        alignSelf: 'start',
      }}
    >
      좌표를 아는 곳이 없어 지도를 그리지 않아요.
    </p>
  )
