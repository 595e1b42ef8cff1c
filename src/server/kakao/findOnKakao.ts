import { addressQuery } from '@/domain/kakao/addressQuery'
import { EATING_GROUPS } from '@/domain/kakao/answers'
import { selectKakaoPlace, type PlaceDecision } from '@/domain/kakao/selectKakaoPlace'
import { pointOfAddress } from '@/domain/kakao/pointOfAddress'
import { isChainWithoutAddress, NEARBY_M, type LinkageTarget } from '@/domain/kakao/scorePlace'
import type { Point } from '@/domain/metresBetween'
import { displayRegion } from '@/domain/region/displayRegion'
import { restaurantTitle } from '@/domain/restaurantTitle'
import type { KakaoLocal, KakaoCallCounts } from '@/infra/kakao/kakaoLocal'

export interface KakaoFinding {
  /** of its own address; null if Kakao cannot locate it */
  point: Point | null
  decision: PlaceDecision | 'unaskable'
}

/** Around its address or, without a located one, in its district. Increments `counts`. @throws KakaoError */
export async function findOnKakao(
  sought: LinkageTarget,
  kakao: KakaoLocal,
  counts: KakaoCallCounts,
): Promise<KakaoFinding> {
  const { name, branch, address, region } = sought
  const query = address === null ? null : addressQuery(address, region)
  const point = query === null ? null : pointOfAddress(await kakao.findAddress(query, counts), region)
  if (isChainWithoutAddress(sought) || (point === null && region === null)) return { point, decision: 'unaskable' }
  const title = restaurantTitle(name, branch)
  const question = point
    ? { query: title, around: { point, radius: NEARBY_M } }
    : { query: region ? `${displayRegion(region, { short: true })} ${title}` : title }
  const answers = []
  for (const group of EATING_GROUPS) answers.push(await kakao.findPlaces({ ...question, group }, counts))
  const places = answers.flatMap((answer) => answer.places)
  return {
    point,
    decision: selectKakaoPlace(
      sought,
      places,
      point,
      answers.every(({ complete }) => complete),
    ),
  }
}
