import { isPersonName } from '@/domain/place/personName'

const MASK = '○○○'
const TITLES = '주무관|주사보|주사|서기관|서기|사무관|과장|팀장|국장|실장|계장|반장|단장|소장|부장|본부장|의원|교수|대리|차장|옴부즈만|님'
/** Most purposes name nobody, and are told by one look. */
const ANY_TITLE = new RegExp(TITLES)
/** Glued to a name only these: '부설주차장' and '간담회소장' end in titles too. */
const GLUED = '주무관|주사보|사무관|과장|팀장|국장|실장|계장'
/** '홍길동 주무관', '총무과홍길동팀장': a name between a boundary (or a unit's last syllable) and a title. */
const BEFORE_TITLE = new RegExp(`(?<=^|[\\s,(·:/]|[가-힣](?:과|팀|실|국))([가-힣]{3})(?=(?:\\s(?:${TITLES})|${GLUED})(?:$|[\\s,.)·/의과와및외등]|[가-힣]{2,3}상))`, 'g')
/** '(녹지관리팀장 홍길동)': the name closes a bracket behind its title. */
const AFTER_TITLE = new RegExp(`((?:${TITLES})\\s)([가-힣]{3})(?=\\s*[),])`, 'g')
/** Words of three syllables that are made like names and are none. */
const WORDS = /^(?:공무원|연구원|조사관|주무관|전문관|지도원|전직원|여직원|감독관|민간인|시의회|구의회|국회의|신규임|현업부|주요부|정무부|신임부|전임부|고위공|하수과|상수도|조경과|주택과|공원과|도시과|안전과|예산과|민원실|기획실|정책실|홍보실|상황실|장관실|의장실)$/
const UNIT_END = /[과국실팀처청부회]$/

/**
 * Masks names of persons in a purpose where a title beside them gives them away ('홍길동 주무관 격려' → '○○○ 주무관
 * 격려'). Conservative: a word that may be an office stays.
 */
export function maskNames(text: string): string {
  if (!ANY_TITLE.test(text)) return text
  return text
    .replace(BEFORE_TITLE, (name: string) => (isName(name) ? MASK : name))
    .replace(AFTER_TITLE, (whole, title: string, name: string) => (isName(name) ? title + MASK : whole))
}

const isName = (word: string): boolean => !UNIT_END.test(word) && !WORDS.test(word) && isPersonName(word)
