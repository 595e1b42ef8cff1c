import { styled } from '@mui/material/styles'
import { Typography } from '@mui/material'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { koreanDate } from '../kit/dates/koreanDate'
import type { MapPin } from './CandidateMap'
import { EvidenceTable } from './EvidenceTable'
import { ExampleRows } from './ExampleRows'
import { regionOf, type WholeQuestion } from './match'
import { OpinionTags } from './OpinionTags'

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
