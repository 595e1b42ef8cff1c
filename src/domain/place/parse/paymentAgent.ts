import { chainAtStart, compactLower } from '../lexicon/chainNames'
import { endsEating } from '../lexicon/wordEnds'
import { nonEateryReason } from './nonplace'
import { WHOLE } from '../lexicon/nonplaceWords.data'

/** Words that kiosks and payment agents add before or after the shop, between underscores. */
const KIOSK_WORDS = [
  '코페이|섹타나인|나이스|립페이|키오스크|비인증|인증|일반|간편결제|영세|중소|메인페이|메인페이결제대행|페이스토리|워너페이.{0,3}',
  'kicc|ksnet|kcp|세외|온라인|앱|서울시|선물하기',
]
const KIOSK = new RegExp(`^(?:${KIOSK_WORDS.join('|')})?\\d{0,4}$`, 'i')

/** The shop without the payment agent: '코페이_달빛육개장', '배달의민족 달빛분식'. */
export function stripPaymentAgent(text: string): string {
  if (text.includes('_')) {
    // Without a bracket between kiosk and shop: '코페이_키오스크(영세)달빛육개장'.
    const pieces = text.split('_').map((piece) => piece.replace(/^키오스크(?=[가-힣]{3})/, ''))
    const own = pieces.filter((piece, i) => !KIOSK.test(compactLower(piece.trim())) && !(i === 0 && isAgent(piece)))
    return own.length === 1 && /[가-힣]{2}/.test(own[0] ?? '') && !isAgent(own[0] ?? '') ? (own[0] ?? '').trim() : text
  }
  const space = text.indexOf(' ')
  const rest = text.slice(space + 1)
  const served = endsEating(rest) || (chainAtStart(rest) !== null && nonEateryReason(rest) === null)
  return space > 0 && isAgent(text.slice(0, space)) && served ? rest : text
}

const isAgent = (word: string) => WHOLE[compactLower(word.trim())] === 'online'
