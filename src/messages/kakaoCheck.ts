/** Sentences of the page on which administrators see whether Kakao's map works. */
export const KAKAO_CHECK = {
  title: '카카오맵 점검',
  adminsOnly: '관리자만 볼 수 있는 화면입니다.',
  isSet: '적혀 있습니다.',
  mapKeyMissing: '비어 있습니다. 지도는 행정구역 경계로 그리고, 공유 창에 카카오톡이 없습니다.',
  restKeyMissing: '비어 있습니다. 장소 검색(npm run locate)은 카카오에 묻지 않습니다.',
  siteMissing: '비어 있습니다.',
  loading: '카카오맵을 불러오고 있습니다…',
  late: '카카오맵이 오지 않습니다. 이 컴퓨터에서 dapi.kakao.com에 닿는지 보십시오.',
  failed:
    '카카오맵을 불러오지 못했습니다. 키가 자바스크립트 키인지, 카카오 개발자 사이트의 앱 설정에 아래 주소가 사이트 도메인으로 적혀 있는지 보십시오.',
  works: '카카오맵이 그려졌습니다. 아래에 서울시청 둘레가 보이면 됩니다.',
  domain: (origin: string) => `지금 주소: ${origin}`,
  marker: '서울시청',
} as const
