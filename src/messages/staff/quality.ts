import type { ChangeField } from '@/contract/restaurantChanges'
import {
  type QualitySubject,
  type QualityType,
  type VisitFault,
  FIRST_EXPENSE_DAY,
  SHARED_NAMES_MAX,
  SILENT_MONTHS,
  SILENT_VISITS_MIN,
  STALE_MONTHS,
} from '@/domain/quality'
import { DUPLICATE_RULE } from './matching'

interface TypeLabels {
  name: string
  rule: string
  unit: string
}

export const QUALITY_LABELS: Record<QualityType, TypeLabels> = {
  no_category: { name: '카테고리 없음', rule: '업종이 비어 있어요.', unit: '곳' },
  incomplete_address: {
    name: '주소 불완전',
    rule: "주소가 없거나 '위치 정보 업데이트 필요'가 적혀 있어요.",
    unit: '곳',
  },
  no_phone: { name: '전화번호 없음', rule: '전화번호가 비어 있어요.', unit: '곳' },
  duplicate: {
    name: '중복 데이터',
    rule: DUPLICATE_RULE,
    unit: '곳',
  },
  no_point: { name: '좌표 없음', rule: '지도에 찍을 좌표가 없어요.', unit: '곳' },
  outside_district: {
    name: '지역 밖 좌표',
    rule: '좌표가 적힌 시군구의 경계에서 2km 넘게 벗어나 있어요.',
    unit: '곳',
  },
  shared_address: {
    name: '한 주소에 여러 이름',
    rule: `층과 호까지 같은 주소에 이름이 다른 곳이 있어요. 이름이 ${SHARED_NAMES_MAX}개를 넘는 주소는 건물로 보고 집계하지 않아요.`,
    unit: '곳',
  },
  impossible_visit: {
    name: '있을 수 없는 날짜·금액',
    rule: `아직 오지 않은 날, ${FIRST_EXPENSE_DAY.slice(0, 4)}년 전, 너무 적거나 많은 금액과 인원, 보고한 달과 먼 날이에요.`,
    unit: '건',
  },
  orphan_alias: {
    name: '주인 없는 표기',
    rule: '식당이 없거나 휴지통에 있거나 다른 곳으로 합쳐진 표기예요.',
    unit: '개',
  },
  stale: {
    name: '오래된 정보',
    rule: `${STALE_MONTHS}개월 동안 방문도 확인도 없는 활성 식당이에요.`,
    unit: '곳',
  },
  silent_agency: {
    name: '소식이 끊긴 기관',
    rule: `방문이 ${SILENT_VISITS_MIN}건 이상인 기관인데, 마지막 기록이 전체의 마지막보다 ${SILENT_MONTHS}개월 넘게 앞서요.`,
    unit: '곳',
  },
  person_name: { name: '사람 이름 의심', rule: '상호에 사람 이름으로 보이는 말이 있어요.', unit: '건' },
  reading_changed: {
    name: '다시 읽으면 다른 표기',
    rule: '그 뒤에 모인 상호와 인허가에 비추면 다르게 읽혀요. 자동으로 고치지 않으니, 맞으면 식당을 고치고 아니면 맞는 것으로 표시해 주세요.',
    unit: '개',
  },
}

export const QUALITY_SUBJECT_LABELS: Record<QualitySubject, string> = {
  restaurant: '식당',
  visit: '방문 기록',
  agency: '기관',
  alias: '표기',
}

export const VISIT_FAULT_LABELS: Record<VisitFault, string> = {
  future: '아직 오지 않은 날',
  too_old: '너무 옛날',
  amount_low: '금액이 너무 적음',
  amount_high: '금액이 너무 많음',
  headcount: '있을 수 없는 인원',
  suspect_date: '보고한 달과 먼 날',
}

export const CHANGE_FIELD_LABELS: Record<ChangeField, string> = {
  category: '분류',
  subCategory: '업종',
  region: '지역',
  phone: '전화',
  point: '좌표',
  isActive: '상태',
}
