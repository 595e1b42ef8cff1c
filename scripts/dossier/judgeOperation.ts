import { SESSION_TIMEOUTS } from '@/domain/session'
import { type Judges, none, unseen } from './opinion'

const hours = (minutes: number): string => `${minutes / 60}시간`

/** Tabs and conditions of one page share its title. */
const pathOf = (address: string): string => address.split('?')[0] ?? ''

/** 6: what people do with a page. */
export const OPERATION: Judges = {
  '6.1.1': ({ facts: { canvases, unreachable }, forward }) => ({
    by: `Tab으로 ${forward.stops.length}곳에 닿음, 누를 수 있는 모양인데 초점을 받지 못하는 요소 0개`,
    faults: unreachable.map((one) => `마우스로만 누를 수 있음: ${one}`),
    ask: canvases > 0 && '지도에서 하는 일을 옆의 목록과 버튼으로도 할 수 있는지',
  }),
  '6.1.2': ({ forward, probes: { stayOpen } }) => ({
    by: 'Tab으로 끝까지 가서 처음으로 돌아옴, 멈추는 곳마다 초점이 보임, 열린 메뉴와 대화상자가 Esc로 닫힘',
    faults: [
      ...(forward.trap === null ? [] : [`초점이 갇힘: ${forward.trap}`]),
      ...unseen(forward.stops),
      ...stayOpen.map((one) => `Esc로 닫히지 않음: ${one}`),
    ],
  }),
  '6.1.3': ({ facts: { smallTargets } }) => ({
    by: '모든 컨트롤의 대각선이 6.0 mm(22.7 px) 이상(목록에도 있는 지도의 점은 제외), axe의 target-size(24 px 또는 간격)',
    faults: smallTargets,
  }),
  '6.1.4': ({ probes: { characterKeys, keysWhenOff } }) => ({
    by: `글자 단축키(${characterKeys.join(' ')})를 도움말에서 끌 수 있고, 끄면 글자 키가 아무 일도 하지 않음`,
    faults: keysWhenOff.map((key) => `꺼도 움직이는 글자 단축키: ${key}`),
    absent: none(characterKeys.length, '글자·숫자·기호 키 45개를 눌러 무언가 일어난 키'),
  }),
  '6.2.1': (_, { as }) => {
    const { idleMinutes } = SESSION_TIMEOUTS[as === 'staff' ? 'staff' : 'member']
    if (as === 'visitor') return { by: '', absent: '로그인하지 않은 화면이라 시간제한이 없음; 자동 새로고침 0개' }
    const limit = `쓰지 않으면 로그인이 끝나는 시간 ${hours(idleMinutes)}`
    return {
      by: idleMinutes < 20 * 60 ? '자동 새로고침 0개' : `${limit}: 20시간 이상이어서 예외; 자동 새로고침 0개`,
      ask: idleMinutes < 20 * 60 && `${limit}. 보안 때문에 필요한지, 끝나기 전에 알리고 늘릴 수 있는지`,
    }
  },
  '6.2.2': ({ facts: { endless } }) => ({
    by: endless.length > 0 ? 'axe의 marquee와 blink' : '끝없이 움직이는 애니메이션 0개, axe의 marquee와 blink',
    ask: endless.length > 0 && '이 움직임을 멈출 수 있거나 불러오는 동안만 나오는지',
    material: endless,
  }),
  '6.3.1': ({ facts: { flashing, media } }) => ({
    by: '초당 3번 넘게 되풀이하는 애니메이션 0개, 동영상 0개',
    faults: flashing.map((one) => `깜빡임: ${one}`),
    ask: media > 0 && '동영상이 초당 3번 넘게 번쩍이지 않는지',
  }),
  '6.4.1': ({ probes: { skipLink }, facts: { navigations } }) => ({
    by: `첫 Tab에 «${skipLink?.what}» 링크가 보이고, Enter를 누르면 본문(${skipLink?.leadsTo})으로 감`,
    faults: [
      ...(skipLink === null ? ['첫 Tab이 건너뛰기 링크로 가지 않음'] : []),
      ...(skipLink?.isShown === false ? ['건너뛰기 링크가 초점을 받아도 보이지 않음'] : []),
      ...(skipLink?.leadsTo === '' ? ['건너뛰기 링크가 본문으로 가지 않음'] : []),
    ].filter(() => navigations > 0),
    absent: none(navigations, '되풀이되는 메뉴(nav)'),
  }),
  '6.4.2': ({ facts: { title, headings } }, { path }, { titles }) => ({
    by: '제목이 있고 다른 화면과 다름, axe의 제목 규칙',
    faults: [
      ...(title.trim() === '' ? ['제목이 없음'] : []),
      ...(titles.some((other) => other.title === title && pathOf(other.path) !== pathOf(path))
        ? [`다른 화면과 제목이 같음: ${title}`]
        : []),
    ],
    ask: '제목이 내용을 알려 주는지',
    material: [title, ...headings],
  }),
  '6.4.3': ({ facts: { links, vagueLinks } }) => ({
    by: '‘여기’, ‘더보기’처럼 홀로 뜻이 없는 링크 0개, axe의 link-name',
    faults: vagueLinks.map((link) => `뜻 없는 링크: ${link}`),
    absent: none(links.length, '링크'),
    ask: '링크의 글이 가는 곳을 알려 주는지',
    material: links,
  }),
  '6.4.4': ({ facts: { pageBreaks } }) => ({
    by: '',
    absent: none(pageBreaks, '전자출판문서의 쪽 구분자'),
    ask: '쪽마다 갈 수 있고 쪽 번호가 늘 같은지',
  }),
  '6.5.1': ({ facts: { canvases, draggable } }) => ({
    by: '',
    absent: none(canvases + draggable.length, '지도, 끌어서 옮기는 요소, 미는 막대'),
    ask: '두 손가락이나 끌기로 하는 일을 버튼으로도 할 수 있는지',
    material: draggable,
  }),
  '6.5.2': ({ probes: { actOnDown } }) => ({
    by: '컨트롤을 누른 채 밖에서 떼면 아무 일도 일어나지 않음(처음 80개)',
    faults: actOnDown.map((one) => `누르기만 해도 실행됨: ${one}`),
  }),
  '6.5.3': () => ({ by: 'axe의 label-content-name-mismatch: 보이는 글이 이름에 들어 있음' }),
  '6.5.4': ({ probes: { motion } }) => ({
    by: '',
    absent: none(motion.length, '기기의 움직임을 듣는 곳(devicemotion, deviceorientation)'),
    ask: '같은 일을 버튼으로 할 수 있고 움직임을 끌 수 있는지',
    material: motion,
  }),
}
