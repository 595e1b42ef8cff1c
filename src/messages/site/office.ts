import { josa } from 'es-hangul'

/** Sentences about the office that a visitor's device remembers. */
export const OFFICE = {
  title: '내 사무실',
  choose: '내 사무실 정하기',
  keep: '내 사무실로 정하기',
  change: '바꾸기',
  remove: '지우기',
  removed: '내 사무실을 지웠어요.',
  nearest: (name: string) => `내 사무실(${name})에서 가까운 순`,
  near: (name: string) => `내 사무실(${name}) 근처`,
  isHere: '내 사무실 근처예요.',
  unnamed: '고른 자리',
  kept: (name: string) => `${josa(name, '을/를')} 내 사무실로 정했어요. 목록마다 여기에서 가까운 순서로 볼 수 있어요.`,
  how:
    '사무실의 주소나 역, 청사 이름을 찾아 ‘내 사무실로 정하기’를 누르면, 목록마다 사무실에서 가까운 순서로 보고 ' +
    '걸어서 몇 분인지 알 수 있어요.',
  private: '내 사무실은 이 기기에만 기억해요.',
} as const
