import type { AliasEvidence, MatchDecision } from '@/domain/linkage/evidence'

/** What a spelling's place in the directory rests on. */
export const EVIDENCE_LABELS: Record<AliasEvidence, string> = {
  new: '처음 본 표기',
  same_address: '같은 주소',
  same_street: '같은 길, 같은 이름',
  same_branch: '같은 지점',
  only_in_district: '그 지역에 하나뿐인 이름',
  cut_name: '잘린 이름',
  near_spelling: '비슷한 표기',
  register: '인허가 자료',
  person: '사람이 정함',
}

export const MATCH_DECISION_LABELS: Record<MatchDecision, string> = {
  pending: '아직 답하지 않음',
  match: '같은 곳',
  non_match: '다른 곳',
  auto_resolved: '다른 답으로 정해짐',
}

/** Where a restaurant's address, coordinates and kind were found. */
export const SOURCE_KIND_LABELS = { register: '인허가 자료', kakao: '카카오 장소 검색' } as const
