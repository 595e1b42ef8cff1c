import { josa } from 'es-hangul'
import type { DigestFrequency, FollowKind } from '@/domain/follow/follow'

export const FOLLOWS = {
  follow: '소식 받기',
  unfollow: '소식 끊기',
  followOf: (name: string) => `${name} 소식 받기`,
  unfollowOf: (name: string) => `${name} 소식 끊기`,
  hints: {
    agency: '새 달이 올라오면 알려 드려요.',
    region: '새 식당이 올라오면 알려 드려요.',
  } satisfies Record<FollowKind, string>,
  followed: (name: string) => `${josa(name, '을/를')} 소식 받는 곳에 넣었어요.`,
  unfollowed: (name: string) => `${name} 소식을 끊었어요.`,
  title: '소식 받는 곳',
  note: '기관과 지역의 화면에서 소식 받기를 누르면 여기에 모여요. 저장한 식당의 변화는 따로 누르지 않아도 알려 드려요.',
  none: '아직 소식을 받는 기관이나 지역이 없어요.',
  what: '소식 받는 곳을',
  kinds: { agency: '이 기관의 새 달', region: '우리 동네 새 집' } satisfies Record<FollowKind, string>,
} as const

export const AGENCY_FEED = {
  link: 'RSS',
  title: (agency: string) => `공공밥상 ${agency}의 새 달`,
  description: (agency: string) => `${agency}의 업무추진비 방문 기록이 올라온 달이에요.`,
  item: (month: string) => `${month} 방문 기록`,
  rows: (rows: number, files: number) =>
    `방문 ${rows.toLocaleString('ko-KR')}건, 파일 ${files.toLocaleString('ko-KR')}개`,
  unknown: '그런 기관이 없어요.',
} as const

export const FREQUENCY_LABELS: Record<DigestFrequency, string> = {
  weekly: '한 주에 한 번 (월요일 아침)',
  daily: '하루에 한 번 (아침)',
}

export const DIGEST = {
  title: '메일로 받기',
  note: '읽지 않은 새 소식이 있을 때만 모아서 보내요.',
  notOffered: '이 사이트는 메일을 보내지 않게 되어 있어 고를 수 없어요.',
  what: '메일 설정을',
  email: '이메일 주소',
  frequency: '보내는 때',
  request: '확인 메일 받기',
  requesting: '보내는 중…',
  requested: (email: string) => `${email} 주소로 확인 메일을 보냈어요. 메일의 링크를 열고 단추를 눌러 주세요.`,
  on: (email: string) => `${email} 주소로 보내고 있어요.`,
  refused: '메일 서버가 앞서 적은 주소를 받지 않아 메일을 껐어요. 주소를 확인하고 다시 적어 주세요.',
  wrongAddress: '이메일 주소를 다시 확인해 주세요.',
  leave: '메일 그만 받기',
  cancel: '요청 취소',
  left: '이제 메일을 보내지 않아요. 이메일 주소도 지웠어요.',
  changed: '보내는 때를 바꿨어요.',
} as const

export const PUSH = {
  title: '이 브라우저의 알림으로 받기',
  note: '사이트를 열어 두지 않아도 새 소식을 오전 8시부터 오후 9시 사이에 알려 드려요. 로그아웃하면 꺼져요.',
  abroad: '켜면 암호화한 알림이 브라우저를 만든 회사(구글, 모질라, 애플, 마이크로소프트)의 미국 서버를 거쳐요.',
  policy: '개인정보처리방침',
  notOffered: '이 사이트는 브라우저 알림을 보내지 않게 되어 있어 고를 수 없어요.',
  unsupported: '이 브라우저에서는 알림을 받을 수 없어요. 아이폰에서는 홈 화면에 추가한 뒤 그 아이콘으로 열어 주세요.',
  denied: '브라우저에서 이 사이트의 알림을 막아 두었어요. 주소창의 사이트 설정에서 알림을 허용한 뒤 다시 눌러 주세요.',
  what: '브라우저 알림 설정을',
  start: '알림 켜기',
  end: '알림 끄기',
  working: '바꾸는 중…',
  isOn: '이 브라우저에서 알림을 받고 있어요.',
  others: (count: number) => `다른 브라우저 ${count.toLocaleString('ko-KR')}개에서도 받고 있어요.`,
  failed: '알림을 켜지 못했어요. 잠시 후 다시 해 주세요.',
} as const
