import { josa } from 'es-hangul'
import type { Location } from '@/domain/nearby/guessLocations'

export const NEARBY = {
  title: '내 주변',
  lead: '지금 있는 곳이나 주소, 역, 건물에서 걸어갈 만한 곳을 가까운 순서로 봐요.',
  locate: '지금 있는 곳에서 찾기',
  locating: '위치를 확인하고 있어요…',
  loading: '근처 식당을 불러오고 있어요…',
  again: '다시 찾기',
  consentTitle: '위치를 이렇게 써요',
  consentNote:
    '지금 있는 곳은 이 기기 안에서 거리를 재는 데에만 써요. 좌표는 서버로 보내지 않고, 저장하지도 않아요. ' +
    '서버에는 가로세로 2km쯤 되는 지도 칸의 식당 목록만 달라고 해요.',
  consentTerms: '위치정보 이용 안내 읽기',
  agree: '동의하고 찾기',
  decline: '그만두기',
  privacy: '좌표는 이 기기를 떠나지 않아요.',
  denied:
    '브라우저가 위치를 알려 주지 않았어요. 주소창의 자물쇠를 눌러 위치를 허용하거나, 주소나 역 이름으로 찾아 주세요.',
  unavailable: '지금 있는 곳을 알아내지 못했어요. 잠시 뒤에 다시 찾거나, 주소나 역 이름으로 찾아 주세요.',
  abroad: '우리나라 밖에 계신 것 같아요. 주소나 역 이름으로 찾아 주세요.',
  failed: '근처 식당을 불러오지 못했어요. 연결을 확인하고 다시 찾아 주세요.',
  unsupported: '이 브라우저는 위치를 알려 주지 못해요. 주소나 역 이름으로 찾아 주세요.',
  inaccurate: (metres: string) => `위치가 ${metres}쯤 어긋날 수 있어요.`,
  partial: '아주 붐비는 곳이라 많이 찾은 식당부터 담았어요.',
  none: (radius: string) => `근처 ${radius} 안에는 기록에 나온 식당이 없어요`,
  noneAdvice: '반경을 넓히거나 업종을 바꾸어 보세요.',
  count: (count: string, radius: string) => `근처 ${radius} 안 ${count}곳`,
  field: '주소, 역, 건물 이름',
  placeholder: '예: 세종대로 110, 시청역',
  find: '찾기',
  found: (label: string) => `${label} 근처`,
  others: '다른 곳',
  all: '조건을 골라 모두 보기',
  notFound: (text: string) => `‘${text}’${josa.pick(text, '을/를')} 찾지 못했어요`,
  notFoundAdvice:
    '기록에 나온 식당의 주소와 지점 이름으로 찾아요. 도로 이름과 번지(세종대로 110)나 동 이름(다동)으로 적어 보세요.',
  radiusLabel: '반경',
  radius: (radius: string) => `반경 ${radius}`,
  chosen: '고른 자리',
  walk: (minutes: string) => `걸어서\u00a0${minutes}분`,
  straight: '거리는 직선으로 쟀고, 걷는 시간은 길이 그보다 3할쯤 길다고 보아 계산했어요.',
} as const

export const LOCATION_PRECISION: Record<Location['precision'], string> = {
  place: '역이나 청사의 위치',
  address: '번지까지 맞음',
  street: '가장 가까운 번지나 길의 가운데',
  area: '이름이 같은 지점과 주소의 가운데',
}

/** The office remembered on a visitor's device, and in the account of a member who wants it. */
export const OFFICE = {
  title: '내 사무실',
  choose: '내 사무실 정하기',
  keep: '내 사무실로 정하기',
  change: '바꾸기',
  remove: '지우기',
  removed: '내 사무실을 지웠어요.',
  nearest: (name: string) => `내 사무실(${name})에서 가까운 순`,
  sort: '내 사무실에서 가까운 순',
  near: (name: string) => `내 사무실(${name}) 근처`,
  isHere: '내 사무실 근처예요.',
  isThis: '내 사무실이에요.',
  kept: (name: string) => `${josa(name, '을/를')} 내 사무실로 정했어요. 목록마다 여기에서 가까운 순서로 볼 수 있어요.`,
  how:
    '사무실의 주소나 역, 청사 이름을 찾아 ‘내 사무실로 정하기’를 누르면, 목록마다 사무실에서 가까운 순서로 보고 ' +
    '걸어서 몇 분인지 알 수 있어요.',
  private: '내 사무실은 이 기기에 기억해요. 로그인하고 저장을 켜면 계정에도 남아요.',
  own: '목록마다 여기에서의 거리와 걷는 시간을 보여 드려요. 계정에는 저장을 켰을 때에만 남고, 회원님에게만 보여요.',
  save: '내 계정에도 저장',
  saved: '내 계정에도 저장했어요. 다른 기기에서 로그인해도 이 사무실을 써요.',
  unsaved: '내 계정에서 지웠어요. 이 기기에는 그대로 있어요.',
  differs: (saved: string, here: string) =>
    `내 계정에는 ${saved}, 이 기기에는 ${josa(here, '이/가')} 저장돼 있어요. 이 기기에서는 ${josa(here, '을/를')} 써요.`,
  useSaved: '계정에 저장한 곳 쓰기',
  removeSaved: '계정에서 지우기',
  nowSaved: (saved: string) => `이 기기에서 지웠어요. 이제 계정에 저장한 ${josa(saved, '을/를')} 써요.`,
  away: (distance: string) => `사무실에서 ${distance}`,
} as const
