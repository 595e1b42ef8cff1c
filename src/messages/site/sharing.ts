export const SHARING = {
  share: '공유',
  shareOf: (title: string) => `${title} 공유`,
  link: '링크',
  copy: '링크 복사',
  copyDone: '복사 완료',
  copied: '링크를 복사했어요.',
  copyByHand: '자동으로 복사하지 못했어요. 위에 선택된 주소를 길게 눌러, 또는 Ctrl+C(맥은 ⌘C)로 복사해 주세요.',
  failed: '공유에 실패했습니다. 링크를 복사해 보내실 수 있어요.',
  kakaoTalk: '카카오톡으로 보내기',
  kakaoTalkOpening: '카카오톡을 여는 중이에요.',
  kakaoTalkButton: '기록 보기',
} as const

const count = (value: number): string => value.toLocaleString('ko-KR')

export const CARD_LABELS = {
  restaurant: (agencies: number, visits: number): string =>
    visits > 0 ? `공공기관 ${count(agencies)}곳이 ${count(visits)}번 다녀간 곳` : '공개된 방문 기록이 아직 없어요',
  list: '공공기관이 많이 찾은 곳',
  listUnder: (places: number): string => `업무추진비 기록으로 센 식당 ${count(places)}곳`,
  agency: '다녀간 곳',
  collection: '모아 보기',
  collectionUnder: (places: number): string => `운영진이 고른 식당 ${count(places)}곳`,
}
