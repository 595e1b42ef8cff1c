/** One of our kinds of eating place. */
export interface EatingKind {
  category: 'restaurant' | 'cafe'
  subCategory: string
}

/** Kakao's category names by our kind. */
const WORDS: [category: EatingKind['category'], subCategory: string, words: string][] = [
  ['cafe', '카페', '카페 커피전문점 전통찻집 테마카페 갤러리카페 북카페 디저트카페 생과일전문점 아이스크림 빙수 다방 찻집'],
  ['cafe', '베이커리', '제과,베이커리 제과 베이커리 떡,한과 떡 한과 도넛 케이크전문점'],
  ['restaurant', '한식', `한식 국밥 해장국 설렁탕 곰탕 감자탕 삼계탕 추어 순대 두부전문점 쌈밥 한정식 사철탕,영양탕 찌개,전골 죽 도시락 기사식당 백반,가정식 백반
  족발,보쌈 닭요리 오리`],
  ['restaurant', '고기구이', '육류,고기 갈비 삼겹살 곱창,막창 불고기,두루치기 닭갈비'],
  ['restaurant', '횟집', '해물,생선 회 장어 조개 게,대게 굴,전복 매운탕,해물탕 복어 아구 낙지'],
  ['restaurant', '국수', '국수 칼국수 냉면 수제비'],
  ['restaurant', '중식', '중식 중국요리 양꼬치 훠궈 마라탕'],
  ['restaurant', '일식', '일식 초밥,롤 돈까스,우동 일본식라면 일식집 참치회 샤브샤브 철판요리'],
  ['restaurant', '양식', '양식 이탈리안 프랑스음식 스테이크,립 멕시칸,브라질 스페인 패밀리레스토랑'],
  ['restaurant', '아시아음식', '아시아음식 동남아음식 베트남음식 태국음식 인도음식 터키음식'],
  ['restaurant', '분식', '분식 떡볶이 김밥 만두'],
  ['restaurant', '치킨', '치킨'],
  ['restaurant', '피자', '피자'],
  ['restaurant', '패스트푸드', '패스트푸드 햄버거 샌드위치'],
  ['restaurant', '샐러드', '샐러드'],
  ['restaurant', '주점', '술집 호프,요리주점 일본식주점 실내포장마차 와인바 칵테일바'],
  ['restaurant', '뷔페', '뷔페 한식뷔페 해산물뷔페 고기뷔페'],
]

/** Kakao's category name → our kind. */
export const KIND_BY_WORD: ReadonlyMap<string, EatingKind> = new Map(
  WORDS.flatMap(([category, subCategory, words]) => words.split(/\s+/).map((word): [string, EatingKind] => [word, { category, subCategory }])),
)
