import type { ReactNode } from 'react'
import { distanceBetween, type EvidenceKind } from '@/domain/linkage/compareCandidate'
import { sharedStretch } from '@/domain/linkage/sharedStretch'
import type { MatchCandidate, MatchPlace } from '@/domain/linkage/matchQuestion'
import { EVIDENCE_LABELS } from '@/messages/staff/matching'
import { koreanDate } from '../kit/dates/koreanDate'

const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`

/** Walking speed in metres per minute. */
const WALK = 67

const away = (metres: number): string =>
  metres < 1000
    ? `${metres.toLocaleString('ko-KR')} m, 걸어서 ${Math.max(1, Math.round(metres / WALK))}분`
    : `${(metres / 1000).toFixed(1)} km`

function Name({ own, title }: { own: string; title: string }) {
  const [start, end] = sharedStretch(own, title)
  if (end - start < 2) return <>{title}</>
  return (
    <>
      {title.slice(0, start)}
      <mark style={{ background: 'var(--good-wash, var(--wash))', color: 'var(--good)', fontWeight: 620 }}>
        {title.slice(start, end)}
      </mark>
      {title.slice(end)}
    </>
  )
}

export function factsOf(own: MatchPlace, other: MatchCandidate): Record<EvidenceKind, ReactNode> {
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
