export interface CategoryWords {
  category: 'restaurant' | 'cafe'
  subCategory: string
  words: readonly string[]
}

const of = (category: CategoryWords['category'], subCategory: string, words: string): CategoryWords => ({
  category,
  subCategory,
  words: words.split(/\s+/).filter(Boolean),
})

/** Kinds of eating place by words in a name. Words of one syllable are left out: they occur within other words. */
export const CATEGORY_WORDS: readonly CategoryWords[] = [
  of('cafe', '카페', `카페 커피 coffee cafe caffe 다방 찻집 전통찻 티하우스 티룸 티타임 로스터스 로스터리 에스프레소 빙수 아이스크림 젤라또 주스 쥬스 프룻 스무디 커피랩
  커피숍 디저트 coffeeshop`),
  of('cafe', '베이커리', `베이커리 베이크 bakery 제과 제과점 과자점 빵집 식빵 도넛 도너츠 베이글 마카롱 케이크 케익 와플 고로케 호두과자 타르트 에그타르트 파이 쿠키 크루아상
  꽈배기 페스츄리 떡집 카스테라 소금빵 츄러스`),
  of('restaurant', '한식', `한정식 한식 백반 국밥 설렁탕 설농탕 곰탕 갈비탕 삼계탕 추어탕 감자탕 해장국 순대국 순댓국 육개장 매운탕 보리밥 쌈밥 비빔밥 솥밥 돌솥밥 가마솥밥 정식
  밥상 청국장 순두부 두부 된장 김치찌개 김치찌게 부대찌개 부대찌게 찌개 찌게 전골
    보쌈 족발 순대 닭볶음탕 닭도리탕 찜닭 백숙 닭한마리 오리 황태 북어국 미역국 콩나물 죽집 도시락 한식부페 한식뷔페 가정식 식당 가든 시래기 떡국 만두전골 연잎밥 곤드레 코다리 묵집 빈대떡 전집
    흑염소 보신탕 들깨 청기와 토속 주막 옹심이 만둣국 만두국 떡갈비 전선생 회관`),
  of('restaurant', '고기구이', `갈비 숯불 숯불구이 삼겹살 한우 한돈 생고기 고기 불고기 소금구이 돼지 흑돼지 흑돈 막창 곱창 대창 양대창 차돌 등심 정육식당 화로구이 화로 육회
  갈매기살 갈매기 닭갈비 목살 껍데기 양갈비 바베큐 고깃집 고기집 구이 뒷고기 우대갈비 오겹살 석갈비`),
  of('restaurant', '횟집', `횟집 회집 활어 생선회 수산 참치 물회 해물 해산물 낙지 쭈꾸미 주꾸미 문어 오징어 아구 아구찜 아귀 아귀찜 복집 복국 복어 장어 민물장어 꼼장어 조개
  조개구이 대게 킹크랩 꽃게 게장 굴국밥 굴세상 생선구이 생태 동태 대구탕 대구뽈찜 뽈찜 생태탕 알탕 홍어 과메기 막회 회센터 해물탕 해물찜 해천 어시장 바다포차 전복 꼬막 가리비 멍게 민어
  방어`),
  of('restaurant', '국수', `국수 칼국수 막국수 쌀국시 국시 냉면 밀면 소면 면옥 메밀 메밀면 메밀국수 모밀 수제비 콩국수 잔치국수 고기국수 들깨칼국수 면가`),
  of('restaurant', '중식', `반점 중화요리 중식 중국집 짜장 자장 짬뽕 차이나 china 마라탕 마라 훠궈 양꼬치 딤섬 만리장성 중화 북경 베이징 홍콩 사천 대만 우육면 딘타이
  꿔바로우 탕수육 멘보샤 양장피 마라샹궈`),
  of('restaurant', '일식', `일식 스시 초밥 사시미 돈까스 돈가스 돈카츠 카츠 라멘 우동 소바 오마카세 이자카야 규동 텐동 덴동 덮밥 돈부리 오니기리 야키토리 타코야끼 사케 로바타
  샤브샤브 샤브 스키야키 오뎅 참치회 회전초밥 카레 나베 벤또 함바그 철판구이`),
  of('restaurant', '양식', `파스타 스파게티 스테이크 스테이크하우스 레스토랑 비스트로 다이닝 이탈리안 이태리 트라토리아 리스토란테 브런치 키친 그릴 화덕 리조또 프렌치 오스테리아
  하우스 멕시칸 타코 부리또 비프 퀴진`),
  of('restaurant', '아시아음식', `쌀국수 베트남 월남쌈 월남 분짜 반미 태국 타이 똠얌 팟타이 인도 커리 네팔 방콕 사이공 하노이 호이안 아시안 샤와르마 케밥`),
  of('restaurant', '분식', `분식 김밥 떡볶이 떡볶기 라면 만두 손만두 왕만두 토스트 핫도그 튀김 어묵 꼬마김밥 주먹밥 컵밥 샌드위치 유부초밥 밥버거`),
  of('restaurant', '치킨', `치킨 chicken 통닭 닭강정 호프치킨 옛날통닭 후라이드 닭꼬치 닭발`),
  of('restaurant', '피자', `피자 pizza 핏자 피자집`),
  of('restaurant', '패스트푸드', `버거 햄버거 burger 수제버거`),
  of('restaurant', '샐러드', `샐러드 포케 salad poke 비건`),
  of('restaurant', '주점', `호프 포차 맥주 주점 술집 비어 펍 pub 와인바 와인 막걸리 선술집 실내포차 비어홀 브루어리 양조장 대포 홍대포 칵테일 위스키`),
  of('restaurant', '뷔페', `뷔페 부페 buffet`),
]
