export interface BusinessTypeCategory {
  category: 'restaurant' | 'cafe'
  subCategory: string
}

type Entry = [businessType: string, category: BusinessTypeCategory]

const of = (category: BusinessTypeCategory['category'], subCategory: string, businessTypes: string): Entry[] =>
  businessTypes.split(/\s+/).map((businessType) => [businessType, { category, subCategory }])

/**
 * Category by business type (업태) of the licence registry, letters only. Types that do not say what is served (기타,
 * 일반조리판매, 편의점, 백화점, 푸드트럭 …) are left out.
 */
export const BUSINESS_TYPE_CATEGORIES: ReadonlyMap<string, BusinessTypeCategory> = new Map([
  ...of('cafe', '카페', '커피숍 커피숖 커피전문점 까페 카페 다방 전통찻집 아이스크림 떡카페'),
  ...of('cafe', '베이커리', '제과점영업 제과점 과자점'),
  ...of('restaurant', '한식', '한식 탕류보신용'),
  ...of('restaurant', '고기구이', '식육숯불구이'),
  ...of('restaurant', '횟집', '회집 횟집 복어취급'),
  ...of('restaurant', '국수', '냉면집'),
  ...of('restaurant', '중식', '중국식'),
  ...of('restaurant', '일식', '일식'),
  ...of('restaurant', '양식', '경양식 패밀리레스토랑 패밀리레스트랑'),
  ...of('restaurant', '아시아음식', '외국음식전문점인도태국등'),
  ...of('restaurant', '분식', '분식 김밥도시락'),
  ...of('restaurant', '치킨', '통닭치킨'),
  ...of('restaurant', '패스트푸드', '패스트푸드'),
  ...of('restaurant', '뷔페', '뷔페식'),
  ...of('restaurant', '주점', '호프통닭 감성주점 정종대포집소주방 라이브카페 간이주점 룸살롱 단란주점 유흥주점'),
])
