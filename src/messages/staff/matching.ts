import type { EvidenceKind } from '@/domain/linkage/compareCandidate'
import type { AliasEvidence, MatchDecision, Verdict } from '@/domain/linkage/evidence'
import type { DuplicateEvidence, Pick, Provenance } from '@/domain/linkage/duplicates'
import type { MatchChoice } from '@/domain/linkage/matchQuestion'

export const EVIDENCE_LABELS: Record<AliasEvidence, string> = {
  new: '처음 본 표기',
  same_address: '같은 주소',
  same_street: '같은 길, 같은 이름',
  same_branch: '같은 지점',
  only_in_district: '그 지역에 하나뿐인 이름',
  near_hall: '청사에서 가까운 같은 이름',
  cut_name: '잘린 이름',
  near_spelling: '비슷한 표기',
  alternate_name: '괄호 안 이름이 같음',
  licence: '인허가 자료',
  person: '사람이 정함',
}

export const MATCH_DECISION_LABELS: Record<MatchDecision, string> = {
  pending: '아직 답하지 않음',
  match: '같은 곳',
  non_match: '다른 곳',
  auto_resolved: '다른 답으로 정해짐',
}

export const SOURCE_KIND_LABELS = { licence: '인허가 자료', kakao: '카카오 장소 검색' } as const

export const MATCH_CHOICE_LABELS: Record<MatchChoice, string> = {
  match: '후보와 같은 곳',
  other: '다른 식당과 같은 곳',
  new: '새 식당',
  not_place: '식당 아님',
}

export const EVIDENCE_KIND_LABELS: Record<EvidenceKind, string> = {
  name: '이름',
  address: '주소',
  distance: '지금 자리에서',
  hall: '기관의 청사에서',
  perHead: '1인당 금액',
  trade: '업종',
  open: '영업',
  agencies: '같은 기관',
}

export const VERDICT_LABELS: Record<Verdict, string> = { for: '맞음', neutral: '알 수 없음', against: '어긋남' }

export interface MatchEffect {
  rows: string
  /** the effect on them, after '이 결정으로 42행이' */
  outcome: string
  more: string
}

interface MatchStakes {
  visits: number
  spellings: number
  candidates: number
  target: string | null
}

export function matchEffectOf(
  choice: MatchChoice,
  { visits, spellings, candidates, target }: MatchStakes,
): MatchEffect {
  const rows = `${visits.toLocaleString('ko-KR')}행`
  const others = spellings > 1 ? ` 같은 곳으로 이어진 표기 ${spellings.toLocaleString('ko-KR')}개가 함께 가요.` : ''
  switch (choice) {
    case 'match':
      return {
        rows,
        outcome: `${target ?? '후보'}에 붙어요.`,
        more: `${candidates > 1 ? '다른 후보는 닫혀요.' : ''}${others}`,
      }
    case 'other':
      return { rows, outcome: '찾아서 고른 식당에 붙어요.', more: `후보는 모두 닫혀요.${others}` }
    case 'new':
      return { rows, outcome: '따로 선 식당으로 남아요.', more: '후보와는 다른 곳으로 알고 다시 묻지 않아요.' }
    case 'not_place':
      return { rows, outcome: '식당 목록과 순위에서 빠져요.', more: '항목은 휴지통으로 가고 되돌릴 수 있어요.' }
  }
}

export function matchDecisionName(choice: MatchChoice, visits: number, target: string | null): string {
  const what: Record<MatchChoice, string> = {
    match: `${target ?? '후보'}에 붙임`,
    other: `${target ?? '다른 식당'}에 붙임`,
    new: '새 식당',
    not_place: '식당 아님',
  }
  return `${what[choice]} · ${visits.toLocaleString('ko-KR')}행`
}

export const DUPLICATE_EVIDENCE_LABELS: Record<DuplicateEvidence, string> = {
  same_address: '이름과 주소가 같음',
  near: '이름이 같고 60 m 안',
  only_name: '그 지역에서 이름이 같은 둘, 한쪽은 주소 없음',
}

/** Shared by the queue and data quality. */
export const DUPLICATE_RULE =
  '한 시군구에서 이름이 같고, 주소가 같거나 60 m 안에 있거나, 둘뿐인데 한쪽에 주소가 없는 식당이에요. ' +
  '체인점은 주소까지 같을 때만 묶고, 서로 다른 곳이라고 정한 식당은 다시 묶지 않아요.'

export const PICK_LABELS: Record<Pick, string> = {
  name: '이름',
  category: '분류 · 업종',
  address: '주소 · 지역',
  point: '좌표',
  phone: '전화',
  closed: '폐업 확인일',
}

export const PROVENANCE_LABELS: Record<Provenance, string> = {
  person: '사람이 적음',
  licence: '인허가 자료',
  kakao: '카카오 장소 검색',
  spelling: '자료의 표기',
  import: '가져온 자료',
}
