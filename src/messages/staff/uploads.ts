import { josa } from 'es-hangul'
import type { FileError, OtherListKind } from '@/domain/expense/fileErrors'
import type { ChoosableColumn, UploadKind, UploadStatus, RecordColumn, RecordKind } from '@/domain/upload/kinds'
import type { RecordReading } from '@/contract/uploadRows'
import { describeFileError, OTHER_LIST_NAMES } from '../cli/fileErrors'

export const UPLOAD_KIND_LABELS: Record<UploadKind, { name: string; note: string }> = {
  visits: { name: '방문 기록', note: '기관이 공개한 업무추진비 집행 내역' },
  restaurants: { name: '식당', note: '상호, 주소, 전화' },
  reviews: { name: '리뷰', note: '식당마다 별점과 글' },
  agencies: { name: '기관', note: '이름, 유형, 공개 자료 주소' },
}

export const UPLOAD_STATUS_LABELS: Record<UploadStatus, string> = {
  uploaded: '읽는 중',
  read: '검토 대기',
  failed: '읽지 못함',
  imported: '반영함',
  undone: '되돌림',
  discarded: '버림',
  unpacked: '나누어 읽음',
}

const UPLOAD_COLUMN_LABELS: Record<ChoosableColumn, string> = {
  date: '날짜',
  dateTime: '날짜와 시각',
  time: '시각',
  place: '식당(장소)',
  address: '주소',
  amount: '금액',
  amountSum: '금액 합계',
  headcount: '인원',
  purpose: '목적',
  payment: '결제 방법',
  department: '부서',
  agency: '기관',
  remarks: '비고',
  standing: '승인·취소',
  year: '연도',
  month: '월',
  day: '일',
}
/** A column the importer knows but users cannot choose. */
export const OTHER_COLUMN = '그 밖의 것'
export const UNUSED_COLUMN = '쓰지 않음'

/** Unknown to the importer, so that it is ignored. */
export const REJECT_HEADING = '가져오지 못한 이유'

export function describeUploadError(error: FileError): string {
  if (error.code === 'no_agency') return '어느 기관의 내역인지 파일에 적혀 있지 않아요. 기관 이름을 적어 주세요.'
  if (error.code === 'other_agency') {
    const { file, day } = error.earlier ?? { file: '', day: '전에' }
    return (
      `내용이 같은 파일(${file})을 ${day} ‘${error.value ?? ''}’ 기관으로 이미 반영했어요. ` +
      '지금 기관을 잘못 골랐으면 고쳐 주세요. 앞의 반영이 잘못이면 그 반영을 먼저 되돌려 주세요.'
    )
  }
  if (error.code === 'other_list') {
    const seems = error.list ? `${OTHER_LIST_NAMES[error.list]} 목록` : '다른 목록'
    return (
      `업무추진비가 아니라 ${josa(seems, '으로/로')} 보여요` +
      `(근거: '${error.value ?? ''}'${error.sheet ? `, 시트 '${error.sheet}'` : ''}). ` +
      '아래의 첫 행들을 보고 업무추진비 내역이 맞으면 읽어 주세요. 아니면 그 시트를 빼거나 이 파일을 쓰지 마세요.'
    )
  }
  if (error.code === 'no_header') return '열 이름이 적힌 줄을 찾지 못했어요. 아래에서 그 줄과 열의 뜻을 골라 주세요.'
  return describeFileError({ ...error, file: '' }).replace(/^\s*:\s*/, '')
}

export const ARCHIVE_FILES = {
  title: (count: number) => `압축 파일에 든 파일 ${count.toLocaleString('ko-KR')}개를 하나씩 따로 읽었어요.`,
  open: '살펴보기',
  leftover: '운영체제가 남긴 파일이라 건너뛰었어요.',
} as const

export const OTHER_LIST = {
  accept: '업무추진비로 읽기',
  accepted: (lists: readonly OtherListKind[]) =>
    `${lists.map((list) => OTHER_LIST_NAMES[list]).join('·')} 목록으로 보였지만, 업무추진비로 읽고 있어요.`,
  takeBack: '도로 묻기',
} as const

/** Headings and an invented row. */
export const UPLOAD_TEMPLATES: Record<UploadKind, readonly (readonly string[])[]> = {
  visits: [
    [
      '기관명',
      '부서명',
      '사용일자',
      '사용시간',
      '사용장소',
      '주소',
      '사용목적',
      '대상인원',
      '결제방법',
      '사용금액',
      '비고',
    ],
    ['가온구청', '총무과', '2026-05-04', '12:10', '온새미한상', '가온구 누리로 12', '간담회', '4', '카드', '52000', ''],
  ],
  restaurants: [
    ['상호', '지점', '주소', '분류', '세부 분류', '전화', '위도', '경도'],
    ['온새미한상', '다온점', '가온구 누리로 12', '음식점', '한식', '02-000-0000', '37.5665', '126.978'],
  ],
  reviews: [
    ['식당', '주소', '회원', '별점', '내용', '작성일'],
    ['온새미한상', '가온구 누리로 12', '밥친구', '5', '국이 따뜻해요.', '2026-05-04'],
  ],
  agencies: [
    ['기관명', '유형', '상위 기관', '지역', '다른 이름', '공개 자료 주소'],
    ['가온구청', '시군구', '', '서울특별시 중구', '가온구', 'https://example.org/open'],
  ],
}

const PLACE_LABELS = { branch: '지점', address: '주소', province: '시·도', district: '시·군·구' }

const RECORD_COLUMN_LABELS: { [Kind in RecordKind]: Record<RecordColumn<Kind>, string> } = {
  agencies: {
    name: '기관 이름',
    type: '유형',
    parent: '상위 기관',
    region: '지역',
    aliases: '다른 이름',
    sourceUrl: '공개 자료 주소',
    code: '행정표준코드',
    parentCode: '상위 기관의 코드',
    mainCode: '대표 기관의 코드',
    state: '존폐 여부',
    homepage: '홈페이지',
    hallAddress: '청사 주소',
    latitude: '청사 위도',
    longitude: '청사 경도',
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
