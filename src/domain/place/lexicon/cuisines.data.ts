export interface Cuisine {
  category: 'restaurant' | 'cafe'
  /** as it is stored, shown and filtered by */
  name: string
  /** words in names of places; those of one syllable are left out, since they occur within other words */
  signs: readonly string[]
  /** the single syllables that names end in */
  ends?: string
  /** 업태 of the register of licences, letters only; those that do not say what is served are left out */
  licences: readonly string[]
  /** category names of Kakao, without blanks */
  kakao: readonly string[]
  /** what people search for besides the name; dishes are left out, because names contain them */
  asked: readonly string[]
}

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean)

interface Written {
  signs: string
  ends?: string
  licences?: string
  kakao?: string
  asked?: string
}

const of = (category: Cuisine['category'], name: string, { signs, ends, licences, kakao, asked }: Written): Cuisine => ({
  category,
  name,
  signs: words(signs),
  ...(ends && { ends }),
  licences: words(licences),
  kakao: words(kakao),
  asked: words(asked),
})

export const CUISINES: readonly Cuisine[] = [
  of('cafe', '카페', {
    signs: `카페 커피 coffee cafe caffe 다방 찻집 전통찻 티하우스 티룸 티타임 로스터스 로스터리 에스프레소 빙수 아이스크림 젤라또 주스 쥬스 프룻 스무디 커피랩
      커피숍 디저트 coffeeshop`,
    licences: '커피숍 커피숖 커피전문점 까페 카페 다방 전통찻집 아이스크림 떡카페',
    kakao: '카페 커피전문점 전통찻집 테마카페 갤러리카페 북카페 디저트카페 생과일전문점 아이스크림 빙수 다방 찻집',
    asked: '까페 커피숍 커피샵 커피전문점 찻집 커피 cafe',
  }),
  of('cafe', '베이커리', {
    signs: `베이커리 베이크 bakery 제과 제과점 과자점 빵집 식빵 도넛 도너츠 베이글 마카롱 케이크 케익 와플 고로케 호두과자 타르트 에그타르트 파이 쿠키 크루아상
      꽈배기 페스츄리 떡집 카스테라 소금빵 츄러스`,
    ends: '빵',
    licences: '제과점영업 제과점 과자점',
    kakao: '제과,베이커리 제과 베이커리 떡,한과 떡 한과 도넛 케이크전문점',
    asked: '빵집 제과점',
  }),
  of('restaurant', '한식', {
    signs: `한정식 한식 백반 국밥 설렁탕 설농탕 곰탕 곰국 갈비탕 삼계탕 추어탕 감자탕 해장국 순대국 순댓국 육개장 보리밥 쌈밥 비빔 비빔밥 솥밥 돌솥 돌솥밥 가마솥밥 정식
      밥상 청국장 순두부 두부 된장 김치찌개 김치찌게 부대찌개 부대찌게 찌개 찌게 전골 누룽지 묵은지
      보쌈 족발 순대 닭볶음탕 닭도리탕 찜닭 백숙 닭한마리 오리 황태 북어국 미역국 콩나물 죽집 도시락 한식부페 한식뷔페 가정식 식당 가든 시래기 떡국 만두전골 연잎밥 곤드레 묵집 빈대떡 전집
      흑염소 보신탕 들깨 청기와 토속 주막 옹심이 만둣국 만두국 떡갈비 전선생 회관`,
    ends: '탕죽국찜쌈',
    licences: '한식 탕류보신용',
    kakao: `한식 국밥 해장국 설렁탕 곰탕 감자탕 삼계탕 추어 순대 두부전문점 쌈밥 한정식 사철탕,영양탕 찌개,전골 죽 도시락 기사식당 백반,가정식 백반
      족발,보쌈 닭요리 오리`,
    asked: '한식당 한식집',
  }),
  of('restaurant', '고기구이', {
    signs: `갈비 숯불 숯불구이 삼겹살 한우 한돈 생고기 고기 불고기 소금구이 돼지 흑돼지 흑돈 막창 곱창 대창 양대창 차돌 등심 정육식당 화로구이 화로 육회
      갈매기살 갈매기 닭갈비 목살 껍데기 양갈비 바베큐 고깃집 고기집 구이 뒷고기 우대갈비 오겹살 석갈비 두루치기 주물럭`,
    licences: '식육숯불구이',
    kakao: '육류,고기 갈비 삼겹살 곱창,막창 불고기,두루치기 닭갈비',
    asked: '고깃집 고기집',
  }),
  of('restaurant', '회·초밥', {
    signs: '횟집 회집 활어 생선회 수산 물회 막회 회센터 방어 참치 참치회 스시 초밥 회전초밥 사시미 오마카세',
    ends: '회',
    licences: '회집 횟집',
    kakao: '회 참치회 초밥,롤',
    asked: '횟집 회집 초밥집 스시집',
  }),
  of('restaurant', '해물·생선', {
    signs: `해물 해산물 해물탕 해물찜 해천 낙지 쭈꾸미 주꾸미 문어 오징어 아구 아구찜 아귀 아귀찜 복집 복국 복어 장어 민물장어 꼼장어 조개 조개구이 대게 킹크랩 꽃게 게장
      굴국밥 굴세상 생선구이 생태 동태 코다리 매운탕 대구탕 대구뽈찜 뽈찜 생태탕 알탕 홍어 과메기 어시장 바다포차 전복 꼬막 가리비 멍게 민어`,
    licences: '복어취급',
    kakao: '해물,생선 장어 조개 게,대게 굴,전복 매운탕,해물탕 복어 아구 낙지',
    asked: '해물 해물집 생선 생선요리',
  }),
  of('restaurant', '국수', {
    signs: '국수 칼국수 막국수 쌀국시 국시 냉면 밀면 소면 면옥 메밀 메밀면 메밀국수 모밀 수제비 콩국수 잔치국수 고기국수 들깨칼국수 면가',
    ends: '면',
    licences: '냉면집',
    kakao: '국수 칼국수 냉면 수제비',
    asked: '국숫집 국수집',
  }),
  of('restaurant', '중식', {
    signs: `반점 중화요리 중식 중국집 짜장 자장 짬뽕 차이나 china 마라탕 마라 훠궈 양꼬치 딤섬 만리장성 중화 북경 베이징 홍콩 사천 대만 우육면 딘타이
      꿔바로우 탕수육 멘보샤 양장피 마라샹궈`,
    licences: '중국식',
    kakao: '중식 중국요리 양꼬치 훠궈 마라탕',
    asked: '중식당 중식집 중국집 중화요리 중국요리',
  }),
  of('restaurant', '일식', {
    signs: `일식 돈까스 돈가스 돈카츠 카츠 라멘 우동 소바 이자카야 규동 텐동 덴동 덮밥 돈부리 오니기리 야키토리 타코야끼 사케 로바타
      샤브샤브 샤브 스키야키 오뎅 카레 나베 벤또 함바그 철판구이`,
    licences: '일식',
    kakao: '일식 돈까스,우동 일본식라면 일식집 샤브샤브 철판요리',
    asked: '일식당 일식집',
  }),
  of('restaurant', '양식', {
    signs: `파스타 스파게티 스테이크 스테이크하우스 레스토랑 비스트로 다이닝 이탈리안 이태리 트라토리아 리스토란테 브런치 키친 그릴 화덕 리조또 프렌치 오스테리아
      하우스 멕시칸 타코 부리또 비프 퀴진`,
    licences: '경양식 패밀리레스토랑 패밀리레스트랑',
    kakao: '양식 이탈리안 프랑스음식 스테이크,립 멕시칸,브라질 스페인 패밀리레스토랑',
    asked: '양식당 양식집',
  }),
  of('restaurant', '아시아음식', {
    signs: '쌀국수 베트남 월남쌈 월남 분짜 반미 태국 타이 똠얌 팟타이 인도 커리 네팔 방콕 사이공 하노이 호이안 아시안 샤와르마 케밥',
    licences: '외국음식전문점인도태국등',
    kakao: '아시아음식 동남아음식 베트남음식 태국음식 인도음식 터키음식',
  }),
  of('restaurant', '분식', {
    signs: '분식 김밥 떡볶이 떡볶기 라면 만두 손만두 왕만두 토스트 핫도그 튀김 어묵 꼬마김밥 주먹밥 컵밥 샌드위치 유부초밥 밥버거',
    licences: '분식 김밥도시락',
    kakao: '분식 떡볶이 김밥 만두',
    asked: '분식집',
  }),
  of('restaurant', '치킨', {
    signs: '치킨 chicken 통닭 닭강정 호프치킨 옛날통닭 후라이드 닭꼬치 닭발',
    licences: '통닭치킨',
    kakao: '치킨',
    asked: '치킨집',
  }),
  of('restaurant', '피자', { signs: '피자 pizza 핏자 피자집', kakao: '피자', asked: '피자집' }),
  of('restaurant', '패스트푸드', {
    signs: '버거 햄버거 burger 수제버거',
    licences: '패스트푸드',
    kakao: '패스트푸드 햄버거 샌드위치',
  }),
  of('restaurant', '샐러드', { signs: '샐러드 포케 salad poke 비건', kakao: '샐러드', asked: '샐러드집' }),
  of('restaurant', '주점', {
    signs: '호프 포차 맥주 주점 술집 비어 펍 pub 와인바 와인 막걸리 선술집 실내포차 비어홀 브루어리 양조장 대포 홍대포 칵테일 위스키',
    licences: '호프통닭 감성주점 정종대포집소주방 라이브카페 간이주점 룸살롱 단란주점 유흥주점',
    kakao: '술집 호프,요리주점 일본식주점 실내포장마차 와인바 칵테일바',
    asked: '술집',
  }),
  of('restaurant', '뷔페', {
    signs: '뷔페 부페 buffet',
    licences: '뷔페식',
    kakao: '뷔페 한식뷔페 해산물뷔페 고기뷔페',
    asked: '부페',
  }),
]

export interface EatingKind {
  category: Cuisine['category']
  subCategory: string
}

export const cuisinesBy = (list: 'licences' | 'kakao'): ReadonlyMap<string, EatingKind> =>
  new Map(
    CUISINES.flatMap(({ category, name, [list]: known }) =>
      known.map((word): [string, EatingKind] => [word, { category, subCategory: name }]),
    ),
  )

export const SUB_CATEGORIES: readonly string[] = CUISINES.map(({ name }) => name)
