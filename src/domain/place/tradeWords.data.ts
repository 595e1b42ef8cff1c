/** One list of words a line of text: easier to read and to mend than quoted ones. */
const words = (text: string) => text.split(/\s+/).filter(Boolean)

/** Words in -점 that are part of a trade name, no branch (반점 is a Chinese restaurant, 매점 a kiosk). */
export const TRADE_POINT_WORDS = words(`
  반점 매점 전문점 음식점 정육점 서점 주점 제과점 과자점 백화점 면세점 노점 상점 편의점 할인점 판매점 식료품점 문구점 안경점 요리점
  종점 잡화점 양과점 취급점 도매점 소매점 커피점 빵점 만점 도시락점 떡점 가구점 공예점 대리점
`)

/** What the part before a glued branch ends in: behind such a word a Korean reader splits. */
export const FOOD_ENDS = words(`
  감자탕 매운탕 삼계탕 설렁탕 설농탕 곰탕 갈비탕 추어탕 해물탕 대구탕 알탕 조개탕 해장국 국밥 순대국 순댓국 육개장 찌개 부대찌개 전골
  칼국수 국수 냉면 막국수 쌀국수 우동 라면 라멘 짬뽕 짜장 만두 김밥 분식 떡볶이 도시락 비빔밥 쌈밥 덮밥 정식 한정식 백반 밥상 죽
  순두부 두부 청국장 보쌈 족발 곱창 막창 갈비 삼겹살 고기 불고기 숯불갈비 닭갈비 찜닭 닭한마리 백숙 오리 치킨 통닭 닭강정 피자 버거
  파스타 스테이크 돈까스 돈가스 카츠 초밥 스시 회 횟집 참치 물회 낙지 쭈꾸미 주꾸미 문어 아구찜 아귀찜 해물찜 갈비찜 장어 민물장어
  코다리 명태 생태 동태 황태 굴 조개 대게 샤브샤브 샤브 훠궈 양꼬치 마라탕 식당 가든 식탁 회관 주막 포차 호프 맥주 펍 커피 카페
  다방 베이커리 빵집 제과 케이크 도넛 도너츠 와플 마카롱 빙수 아이스크림 베이글 샌드위치 토스트 샐러드 포케 키친 다이닝 레스토랑 뷔페
  부페 비스트로 그릴 하우스 푸드 이자카야 익스프레스 브라더스 옥 관 루 순대 전집 빈대떡 파전 한우 한돈 정육식당 화로구이 구이 생선구이
  쌈 찜 탕 면옥 면가 밀면 소바 쿠우쿠우 수제비 즉석떡볶이 꽈배기 호두과자 과자 떡 국시 나라 마을 명가 본가 천국 플레이스 다이너
  가마솥 솥밥 덴 아리아 게장 타운
`)

/** Ends of a branch's place: stations, public houses, buildings. */
export const PLACE_ENDS = words(`
  역 시청 구청 군청 도청 청사 정부청사 대학교 대학 대 대입구 입구 사거리 삼거리 오거리 로터리 공원 센터 타워 터미널 병원 공항 미술관
  박물관 도서관 시장 광장 백화점 아울렛 몰 빌딩 캠퍼스 호텔 주민센터 국회 의사당 역사 고 초교 단지 플라자 스퀘어 파크 휴게소 회관
  법원 검찰청 경찰서 소방서 우체국 문화원 로 길 동 가 구 시 읍 면 의회 먹자골목 거리 프레스센터 직영 캐슬 자이 래미안 푸르지오
  힐스테이트 롯데캐슬 아이파크 더샵 뉴타운 신도시 휴먼빌
`)

/** Malls and stores that other shops stand in: '리미니 홈플러스월드컵점'. */
export const HOST_STORES = words(`
  홈플러스 현대백화점 롯데백화점 신세계백화점 갤러리아백화점 교보문고 스타필드
  롯데몰 타임스퀘어 아이파크몰 현대아울렛 롯데아울렛
`)
