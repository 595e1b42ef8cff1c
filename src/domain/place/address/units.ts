import { chainAtStart } from '../lexicon/chainNames'
import { endsEating } from '../lexicon/wordEnds'

/** '1층-3', '지1층일부', '제108호', 'B01~B02'. No two alternatives start alike, so matching is linear. */
const POSITION =
  /^(?:지(?:하|상)?|제|판매|[층호동관차외]|필지|일부|전[체부]|[우좌]측?|중앙|[A-Z]|[가나다라마바]|\d|[-~.,]){1,30}$/
/** What distinguishes such a word from a name: '101', '우' or 'A' alone may be a name's. */
const CERTAIN =
  /\d[층호동]|필지|일부|전[체부]|지[하상층]|[우좌]측|^-?[A-Z]?-?\d{1,4}[-~][A-Z]?\d{1,4}$|^-[A-Z]?\d{1,4}$/
/** A building with its position in one word: '나래타워-105', '누리2차103호'. */
const HOUSE_POSITION = /[가-힣A-Za-z](?:\d?차)?(?:\d{1,3}층|\d{1,4}호|-(?:지하)?[A-Z]?\d{1,4}(?:-\d{1,4})?)$/
/** Words after a position that belong to a name: a room of a shop on that floor. */
const ROOM_WORDS = /^(?:별실|연회장|홀|룸|매장|로비|라운지|행사장|회의실|세미나실)$/
const WORDS_MAX = 8

export const isPosition = (word: string): boolean => POSITION.test(word) && CERTAIN.test(word)

const isPositionOrHouse = (word: string): boolean => isPosition(word) || HOUSE_POSITION.test(word)

/** Whether a text after an address continues it: '지상1층', '삼성밸리 B107호', '-102'. */
export const holdsPosition = (text: string): boolean => text.trim().split(' ').some(isPositionOrHouse)

/** A street and a house number: '다동 5', '무교로17', but not '종로3가점'. */
const NUMBERED = /[동가로길리] ?\d{1,4}(?:번지)?(?![\d가-힣])/
const LISTED = /^(?:[A-Z지비]?\d{1,4}(?:-\d{1,4})?(?:[호층][가-힣]{0,2})?|\d{1,4}번지)$/

/** Rooms, floors or numbers of one address rather than places: '… 5 107,108호 달빛식당', '… 5 , 지상1층'. */
export function isListOfRooms(before: string, behind: string): boolean {
  const [word = ''] = behind.trim().split(/[ (,]/, 1)
  const outside = before.slice(Math.max(before.lastIndexOf('('), before.lastIndexOf(')')) + 1)
  return (isPosition(word) || LISTED.test(word)) && NUMBERED.test(outside)
}

/** '… 5 외 1필지 지하1층-14 달빛식당'. `from`: end of the house number, and the result if no position or name follows. */
export function endOfPositions(text: string, from: number): number {
  let end = from
  let at = from
  for (let count = 0; count < WORDS_MAX && text[at] === ' '; count++) {
    const next = text.indexOf(' ', at + 1)
    const stop = next < 0 ? text.length : next
    const word = text.slice(at + 1, stop)
    if (endsEating(word) || (chainAtStart(word)?.length ?? 0) >= 3) break
    if (isPositionOrHouse(word)) end = stop
    at = stop
  }
  return ROOM_WORDS.test(text.slice(end).trim()) ? from : end
}
