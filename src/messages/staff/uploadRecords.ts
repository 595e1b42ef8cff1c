import type { RecordColumn } from '@/domain/upload/columns'
import type { RecordReading } from '@/domain/upload/uploadRow'
import type { RecordKind } from '@/domain/upload/records'
import type { UploadKind } from '@/domain/upload/uploadKinds'
import { UPLOAD_COLUMN_LABELS } from './uploads'

const PLACE_LABELS = { branch: '지점', address: '주소', province: '시·도', district: '시·군·구' }

const RECORD_COLUMN_LABELS: { [Kind in RecordKind]: Record<RecordColumn<Kind>, string> } = {
  agencies: {
    name: '기관 이름',
    type: '유형',
    parent: '상위 기관',
    region: '지역',
    aliases: '다른 이름',
    sourceUrl: '공개 자료 주소',
    category: '분류',
    subCategory: '세부 분류',
  },
  restaurants: {
    id: '식당 번호',
    name: '상호',
    ...PLACE_LABELS,
    latitude: '위도',
    longitude: '경도',
    category: '분류',
    subCategory: '세부 분류',
    phone: '전화',
    active: '공개 여부',
  },
  reviews: {
    restaurantId: '식당 번호',
    restaurant: '식당',
    ...PLACE_LABELS,
    memberId: '회원 번호',
    member: '회원',
    rating: '별점',
    content: '내용',
    writtenOn: '작성일',
  },
}

export const columnLabels = (kind: UploadKind): Readonly<Record<string, string>> =>
  kind === 'visits' ? UPLOAD_COLUMN_LABELS : RECORD_COLUMN_LABELS[kind]

export const RECORD_ACTION_LABELS: Record<NonNullable<RecordReading['action']>, string> = {
  create: '새로 만듦',
  update: '고침',
}

export const ACTIVE_LABELS = { shown: '공개', hidden: '비공개' }

export const RECORD_COUNTERS: Record<RecordKind, { name: string; unit: string }> = {
  agencies: { name: '기관', unit: '곳' },
  restaurants: { name: '식당', unit: '곳' },
  reviews: { name: '리뷰', unit: '건' },
}
