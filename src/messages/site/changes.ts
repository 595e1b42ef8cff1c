import { CHANGES_NAMED, type PublicRestaurantField } from '@/contract/changes'

export const CHANGED_FIELD_LABELS: Record<PublicRestaurantField, string> = {
  name: '상호',
  branch: '지점',
  category: '분류',
  subCategory: '업종',
  region: '지역',
  address: '주소',
  phone: '전화',
  latitude: '위도',
  longitude: '경도',
  point: '위치',
  closedOn: '폐업일',
}

const count = (n: number): string => n.toLocaleString('ko-KR')

export const CHANGES = {
  title: '바뀐 것',
  lead: '이 사이트의 자료에서 날마다 새로 가져오고, 고치고, 합치고, 내린 것을 적어요.',
  description: '공공밥상의 공개 자료에서 바뀐 것을 날마다 적어요. RSS와 API로도 받아 볼 수 있어요.',
  feed: 'RSS로 받아보기',
  api: 'API로 읽기',
  none: '이 기간에 바뀐 것이 없어요.',
  earlier: '더 앞선 날 보기',
  latest: '오늘부터 보기',
  period: (from: string, until: string): string => `${from} – ${until}`,
  what: '바뀐 것을',
  imported: (files: number, visits: number): string =>
    `파일 ${count(files)}개를 가져와 방문 ${count(visits)}건을 더했어요.`,
  newPlaces: (places: number): string => `처음 나온 식당이 ${count(places)}곳이에요.`,
  agencies: '기관',
  reread: (files: number): string => `그 가운데 ${count(files)}개는 되돌린 뒤 다시 읽은 파일이에요.`,
  undoneFiles: (files: number): string => `가져온 파일 ${count(files)}개를 되돌렸어요.`,
  corrected: '고친 것',
  correctedOf: {
    restaurants: (n: number): string => `식당 ${count(n)}곳`,
    visits: (n: number): string => `방문 ${count(n)}건`,
    agencies: (n: number): string => `기관 ${count(n)}곳`,
  },
  merged: '합친 것',
  mergedFrom: (id: number): string => `${id}번이 합쳐짐`,
  undoneMerges: (n: number): string => `합친 것 ${count(n)}건을 되돌렸어요.`,
  takenDown: '내린 것',
  notes: [
    '한국 날짜로 적어요. 누가 왜 바꾸었는지는 적지 않아요.',
    '내린 것은 수만 적고 무엇이었는지는 적지 않아요.',
    `이름은 지금 공개된 것만 한 날에 ${CHANGES_NAMED}개까지 적어요. 고친 기록은 1년 동안 남아요.`,
  ],
} as const
