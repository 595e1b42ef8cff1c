/** Words of signs that can be a name by their syllables; each stands in several names of a register of licensed places. */
export const SIGN_WORDS = new Set(
  `
  원조 명가 하루 정원 동경 봉평 우리 전문 나무 백채 고향 이가 나의 마루 목장 마마 오늘 마을 제이 고수 한식 반찬 한옥 황태 하늘 신전 차이
  남자 장인 구이 남도 엄마 현대 이유 하나 오향 오복 우정 화로 가장 명인 제비 조선 강정 마실 백숙 호박 공원 한상 감성 가든 장군 전설 국시
  소주 안주 우유 모주 탁주 마늘 감자 도미 매실 도라지
  여기 나인 일식 한우 한정 정식 진미 전통 전주 서울 시골 제주 상회 수산 대구 가게 주방 화덕 정미소 양조장 고기 소담
  노가리 라운지 고양이 오늘은 신의주 전라도 오가다 라마다 전설의 두마리 계림원 사랑채 이태리 가정식 차이나 강정이 소소한 하바나 손두부
  지리산 임진강 한정식 모두의 연구소 금강산 유명한 우시장 엄마의 진부령 반지하 명랑시대 두루치기 천하제일 한국인의 온새미로 반찬나라
  `
    .trim()
    .split(/\s+/),
)

/** What signs of four and more syllables end in, which no given name does. */
export const SIGN_ENDS = [
  ...['한상', '수산', '회관', '별관', '본관', '신관', '명가', '가든', '나라', '세상', '마을', '일식', '두부', '전복', '해장', '마루', '정원', '구이', '복국', '부대'],
]
