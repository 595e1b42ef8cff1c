export const KAKAO_CHECK = {
  title: '카카오맵 점검',
  adminsOnly: '관리자만 볼 수 있는 화면이에요.',
  isSet: '적혀 있어요.',
  mapKeyMissing: '비어 있어요. 지도는 행정구역 경계로 그리고, 공유 창에 카카오톡이 없어요.',
  restKeyMissing: '비어 있어요. 장소 검색(npm run geocode)은 카카오에 묻지 않아요.',
  siteMissing: '비어 있어요.',
  loading: '카카오맵을 불러오고 있어요…',
  late: '카카오맵이 오지 않아요. 이 컴퓨터에서 dapi.kakao.com에 닿는지 보세요.',
  failed:
    '카카오맵을 불러오지 못했어요. 키가 자바스크립트 키인지, 카카오 개발자 사이트의 앱 설정에 아래 주소가 사이트 도메인으로 적혀 있는지 보세요.',
  works: '카카오맵이 그려졌어요. 아래에 서울시청 근처가 보이면 돼요.',
  domain: (origin: string) => `지금 주소: ${origin}`,
  marker: '서울시청',
} as const
